// Measures a frame beside that of an empty program of the same engine, in one browser, by turns: how long its callback takes and
// how many calls it makes to WebGL, while a hand of twenty cards and more is being sorted on a table of 1280x720. Two times are
// told: by the clock, and by the browser's count of its thread's processor time, which other programs on the machine disturb
// less. They are of this machine and moment; compare within one run. Threads that paint in a graphics card's stead stand back,
// which changes the times by the clock a great deal; PLAIN=1 leaves them as they are. ROUNDS=n goes round so often.
import { empty } from './emptysite.mjs';
import { each, glide, part, sort, standBack, table, trace, until, watch } from './framing.mjs';
import { dist, launch, quit, serve } from './lib.mjs';

const rounds = +(process.env.ROUNDS || 15), size = [1280, 720];
const median = a => part(a, 0.5);

const host = await serve(dist()), other = await serve(empty());
const context = await launch({ size });

const t = await table(context, host.url);
const hand = (await t.hits()).filter(h => h.name.startsWith('card:hand:')).length;

const plain = await context.newPage();
await plain.addInitScript(watch);
await plain.goto(other.url);
await until(plain, () => measured.length > 60);

const asIs = !!process.env.PLAIN;
if (!asIs) await standBack(context);

const held = async () => { await plain.evaluate(() => { globalThis.hold = true; }); };

await held();
const notes = { game: [], empty: [] }, cpu = { game: [], empty: [] };
for (let i = 0; i < rounds;) {
  for (const name of i % 2 ? ['game', 'empty'] : ['empty', 'game']) {
    const page = name === 'game' ? t.page : plain;
    await page.bringToFront();
    let frames, times;
    if (name === 'game') {
      ({ frames, cpu: times } = await sort(t));
    } else {
      times = await trace(page, async () => {
        await plain.evaluate(() => { measured.length = 0; release(); });
        await until(plain, n => measured.length >= n, each);
        await held();
      });
      frames = await page.evaluate(() => measured.filter(f => f[3]));
    }
    if (i > 0) { // the first round is for the compiler
      notes[name].push(...frames);
      cpu[name].push(...times.slice(0, frames.length));
    }
  }
  i++;
}
await t.settled();
await t.tap('sort');
await t.page.evaluate(() => { globalThis.naming = true; });
await glide(t);
const names = await t.page.evaluate(() => globalThis.names);

console.log(`${hand} cards in the hand, ${size.join('x')}, ${notes.game.length} frames of the game and ${notes.empty.length} of the empty program`);
for (const name of ['game', 'empty']) {
  const n = notes[name], ms = n.map(f => f[0]).sort((a, b) => a - b);
  console.log(`${name.padEnd(6)} frame callback: median ${median(ms).toFixed(2)} ms (processor: ${median(cpu[name]).toFixed(2)} ms), 95 of 100 within ${ms[ms.length * 0.95 | 0].toFixed(2)} ms; calls to WebGL: median ${median(n.map(f => f[1]))}, most ${Math.max(...n.map(f => f[1]))}; of them draws: median ${median(n.map(f => f[2]))}, most ${Math.max(...n.map(f => f[2]))}`);
}
const clock = median(notes.game.map(f => f[0])) / median(notes.empty.map(f => f[0])), ratio = median(cpu.game) / median(cpu.empty);
const draws = Math.max(...notes.game.map(f => f[2])), said = ok => ok ? 'met' : 'NOT MET';
console.log(`the frame callback takes ${clock.toFixed(2)} times the empty program's by the clock, ${ratio.toFixed(2)} times by the processor; at most 2.00: ${said(clock <= 2 && ratio <= 2)}`);
console.log(`a frame draws ${draws} times at most; at most 10: ${said(draws <= 10)}`);
console.log(`${each} frames of the game ask for ` + Object.entries(names).map(([k, n]) => `${k} ${n}`).join(', '));
await context.done();
await host.stop();
await other.stop();
await quit();
