// Measures a frame beside that of an empty program of the same engine, in one browser, by turns: how long its callback takes and
// how many calls it makes to WebGL, while a hand of twenty cards and more is being sorted on a table of 1280x720. It is told by the
// browser's count of its thread's processor time, and by the clock in two ways: each frame after the one before has been painted
// (paced, see framing.mjs), and as they come, where painting without a graphics card gets into the callbacks' way. All times are of this
// machine and moment; compare within one run. ROUNDS=n goes round so often.
import { empty } from './emptysite.mjs';
import { each, glide, part, sort, table, trace, until, watch } from './framing.mjs';
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

// One of the two gets frames at a time.
const pages = { game: t.page, empty: plain }, ways = ['paced', 'as they come'];
const hold = page => page.evaluate(() => { globalThis.hold = true; });
const release = page => page.evaluate(() => { release(); });
await hold(t.page);
await hold(plain);

// sweep has the empty program draw as many frames as a round of sorting has.
const sweep = async () => {
  const of = await trace(plain, async () => {
    await plain.evaluate(() => { measured.length = 0; release(); });
    await until(plain, n => measured.length >= n, each);
    await hold(plain);
  });
  const frames = await plain.evaluate(() => measured);
  return { frames, cpu: frames.map(f => of.get(f[4])) };
};

const notes = {}, cpu = { game: [], empty: [] };
for (const way of ways) notes[way] = { game: [], empty: [] };
for (let i = 0; i < rounds; i++) {
  for (const way of ways) for (const name of i % 2 ? ['game', 'empty'] : ['empty', 'game']) {
    const page = pages[name];
    await page.bringToFront();
    await page.evaluate(on => { globalThis.paced = on; }, way === 'paced');
    if (name === 'game') await release(page);
    const { frames, cpu: times } = await (name === 'game' ? sort(t) : sweep());
    await hold(page);
    if (i === 0) continue; // the first round is for the compiler
    notes[way][name].push(...frames);
    if (way === 'paced') cpu[name].push(...times.filter(ms => ms > 0)); // a frame at the edge of the trace has none
  }
}
await release(t.page);
await t.page.bringToFront();
await t.page.evaluate(() => { globalThis.paced = false; });
await t.settled();
await t.tap('sort');
await t.page.evaluate(() => { globalThis.naming = true; });
await glide(t);
const names = await t.page.evaluate(() => globalThis.names);

const all = ways.flatMap(way => notes[way].game);
console.log(`${hand} cards in the hand, ${size.join('x')}, ${all.length} frames of the game, and an empty program by turns`);
const said = ok => ok ? 'met' : 'NOT MET';
const row = (what, game, nothing) => {
  const ratio = median(game) / median(nothing);
  console.log(`${what.padEnd(26)} game: median ${median(game).toFixed(2)} ms, 95 of 100 within ${part(game, 0.95).toFixed(2)}; empty: ${median(nothing).toFixed(2)}, ${part(nothing, 0.95).toFixed(2)}; ${ratio.toFixed(2)} times; at most 2.00: ${said(ratio <= 2)}`);
};
row('processor time', cpu.game, cpu.empty);
for (const way of ways) row(`by the clock, ${way}`, notes[way].game.map(f => f[0]), notes[way].empty.map(f => f[0]));
const draws = Math.max(...all.map(f => f[2]));
console.log(`a frame draws ${draws} times at most; at most 10: ${said(draws <= 10)}; calls to WebGL: median ${median(all.map(f => f[1]))}, the empty program's ${median(ways.flatMap(way => notes[way].empty).map(f => f[1]))}`);
console.log(`${each} frames of the game ask for ` + Object.entries(names).map(([k, n]) => `${k} ${n}`).join(', '));
await context.done();
await host.stop();
await other.stop();
await quit();
