// Measures a frame beside that of an empty program of the same engine, in one browser, by turns: how long its callback takes and
// how many calls it makes to WebGL, while a hand of twenty cards and more is being sorted on a table of 1280x720. Two times are
// told: by the clock, and by the browser's count of its thread's processor time, which other programs on the machine disturb
// less. They are of this machine and moment; compare within one run. ROUNDS=n goes round so often.
import { execFileSync } from 'node:child_process';
import { empty } from './emptysite.mjs';
import { dist, launch, open, quit, root, serve } from './lib.mjs';

const rounds = +(process.env.ROUNDS || 15), size = [1280, 720];

// watch notes for each frame callback how long it took and what it asked of WebGL. A page that is held gets no frames.
const watch = () => {
  const frames = globalThis.measured = [], gl = WebGL2RenderingContext.prototype;
  let calls = 0, draws = 0, held = null;
  globalThis.names = {};
  for (const name of Object.getOwnPropertyNames(gl)) {
    const f = Object.getOwnPropertyDescriptor(gl, name).value;
    if (typeof f !== 'function') continue;
    const drawing = name.startsWith('draw');
    gl[name] = function (...a) { calls++; if (drawing) draws++; if (globalThis.naming) names[name] = (names[name] || 0) + 1; return f.apply(this, a); };
  }
  const raf = globalThis.raf = requestAnimationFrame.bind(window);
  const timed = f => t => {
    if (globalThis.hold) { held = f; return; }
    if (globalThis.ticks > 0) { ticks--; __royals.tick(5); } // the game's clock goes on from frame to frame
    calls = draws = 0;
    const seq = globalThis.__royals?.seq, from = performance.now();
    f(t);
    frames.push([performance.now() - from, calls, draws, seq === undefined || seq !== __royals.seq]);
  };
  window.requestAnimationFrame = f => raf(timed(f));
  globalThis.release = () => { globalThis.hold = false; if (held) { const f = held; held = null; raf(timed(f)); } };
};

const pause = ms => new Promise(ok => setTimeout(ok, ms));
const until = async (page, f, arg) => {
  for (const end = Date.now() + 60000; Date.now() < end; await pause(30)) if (await page.evaluate(f, arg)) return;
  throw new Error(`waited in vain for ${f}`);
};
const median = a => [...a].sort((x, y) => x - y)[a.length >> 1];

const saves = execFileSync('go', ['run', './web/tests/hand'], { cwd: root, encoding: 'utf8' });
const host = await serve(dist()), other = await serve(empty());
const context = await launch({ size });

// The game, with such a hand on the table.
const t = await open(context, host.url, { before: watch });
await t.page.evaluate(text => globalThis.saves.take(text), saves);
await t.page.goto(host.url + '?open=resume&clock=test');
await t.until('the table', s => s.scene === 'table', 120000);
await t.settled();
const hand = (await t.hits()).filter(h => h.name.startsWith('card:hand:')).length;

const plain = await context.newPage();
await plain.addInitScript(watch);
await plain.goto(other.url);
await until(plain, () => measured.length > 60);

// trace runs f and returns what the frame callbacks meanwhile took of their thread's processor time, in milliseconds.
const trace = async (page, f) => {
  await context.browser().startTracing(page, { categories: ['devtools.timeline'] });
  await f();
  const of = new Map();
  for (const e of JSON.parse((await context.browser().stopTracing()).toString()).traceEvents) {
    if (e.name !== 'FireAnimationFrame' || e.ph !== 'X') continue;
    if (!of.has(e.pid)) of.set(e.pid, []);
    of.get(e.pid).push((e.tdur ?? e.dur) / 1000);
  }
  return [...of.values()].sort((a, b) => b.length - a.length)[0]; // the page beside this one is held
};
const each = 24; // frames a round
const held = async () => { await plain.evaluate(() => { globalThis.hold = true; }); };
const glide = () => t.page.evaluate(n => { globalThis.measured.length = 0; globalThis.ticks = n; __royals.wake(); }, each)
  .then(() => until(t.page, n => measured.length >= n || __royals.asleep, each));

await held();
const notes = { game: [], empty: [] }, cpu = { game: [], empty: [] };
for (let i = 0; i < rounds;) {
  for (const name of i % 2 ? ['game', 'empty'] : ['empty', 'game']) {
    const page = name === 'game' ? t.page : plain;
    await page.bringToFront();
    let times;
    if (name === 'game') {
      // The picture is built anew, and what follows is the steady state. One way of sorting leaves the hand as the last did.
      for (let moved = 0; moved < each / 2;) {
        await t.settled();
        await t.tap('sort');
        times = await trace(page, glide);
        moved = await page.evaluate(() => measured.filter(f => f[3]).length);
      }
    } else {
      times = await trace(page, async () => {
        await plain.evaluate(() => { measured.length = 0; release(); });
        await until(plain, n => measured.length >= n, each);
        await held();
      });
    }
    const frames = await page.evaluate(() => measured.filter(f => f[3]));
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
await glide();
const names = await t.page.evaluate(() => globalThis.names);

console.log(`${hand} cards in the hand, ${size.join('x')}, ${notes.game.length} frames of the game and ${notes.empty.length} of the empty program`);
for (const name of ['game', 'empty']) {
  const n = notes[name], ms = n.map(f => f[0]).sort((a, b) => a - b);
  console.log(`${name.padEnd(6)} frame callback: median ${median(ms).toFixed(2)} ms (processor: ${median(cpu[name]).toFixed(2)} ms), 95 of 100 within ${ms[ms.length * 0.95 | 0].toFixed(2)} ms; calls to WebGL: median ${median(n.map(f => f[1]))}, most ${Math.max(...n.map(f => f[1]))}; of them draws: median ${median(n.map(f => f[2]))}, most ${Math.max(...n.map(f => f[2]))}`);
}
console.log(`the frame callback takes ${(median(notes.game.map(f => f[0])) / median(notes.empty.map(f => f[0]))).toFixed(2)} times the empty program's by the clock, ${(median(cpu.game) / median(cpu.empty)).toFixed(2)} times by the processor`);
console.log(`${each} frames of the game ask for ` + Object.entries(names).map(([k, n]) => `${k} ${n}`).join(', '));
await context.done();
await host.stop();
await other.stop();
await quit();
