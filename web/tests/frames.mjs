// Measures a frame beside that of an empty program of the same engine, in one browser, by turns: how long its callback takes and
// how many calls it makes to WebGL, while a hand of twenty cards and more is being sorted on a table of 1280x720. Times are
// of this machine and moment; compare within one run. ROUNDS=n goes round so often.
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
    calls = draws = 0;
    const seq = globalThis.__royals?.seq, from = performance.now();
    f(t);
    frames.push([performance.now() - from, calls, draws, seq === undefined || seq !== __royals.seq]);
  };
  window.requestAnimationFrame = f => raf(timed(f));
  globalThis.release = () => { globalThis.hold = false; if (held) { const f = held; held = null; raf(timed(f)); } };
};

const pause = ms => new Promise(ok => setTimeout(ok, ms));
const until = async (page, f, arg) => { for (;;) { const v = await page.evaluate(f, arg).catch(() => null); if (v) return v; await pause(30); } };
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

// glide lets 5 ms pass in the game before each of n frames.
const glide = n => t.page.evaluate(n => new Promise(ok => {
  const step = () => { if (n-- > 0) { __royals.tick(5); raf(step); } else ok(); };
  step();
}), n);

const notes = { game: [], empty: [] };
for (let i = 0; i < rounds; i++) {
  for (const name of i % 2 ? ['game', 'empty'] : ['empty', 'game']) {
    const page = name === 'game' ? t.page : plain;
    await page.bringToFront();
    if (name === 'empty') {
      await plain.evaluate(() => { measured.length = 0; release(); });
      await until(plain, () => measured.length >= 20);
      await plain.evaluate(() => { globalThis.hold = true; });
    } else {
      await t.tap('sort'); // which builds the picture anew; what follows is the steady state
      await page.evaluate(() => { measured.length = 0; });
      await glide(24);
    }
    const frames = await page.evaluate(() => measured.filter(f => f[3]));
    if (i > 0) notes[name].push(...frames); // the first round is for the compiler
    if (name === 'game') await t.settled();
  }
}
await plain.evaluate(() => { globalThis.hold = true; });
await t.tap('sort');
await t.page.evaluate(() => { globalThis.naming = true; });
await glide(4);
const names = await t.page.evaluate(() => globalThis.names);

console.log(`${hand} cards in the hand, ${size.join('x')}, ${notes.game.length} frames of the game and ${notes.empty.length} of the empty program`);
for (const name of ['game', 'empty']) {
  const n = notes[name], ms = n.map(f => f[0]).sort((a, b) => a - b);
  console.log(`${name.padEnd(6)} frame callback: median ${median(ms).toFixed(2)} ms, 95 of 100 within ${ms[ms.length * 0.95 | 0].toFixed(2)} ms; calls to WebGL: median ${median(n.map(f => f[1]))}, most ${Math.max(...n.map(f => f[1]))}; of them draws: median ${median(n.map(f => f[2]))}, most ${Math.max(...n.map(f => f[2]))}`);
}
console.log(`the frame callback takes ${(median(notes.game.map(f => f[0])) / median(notes.empty.map(f => f[0]))).toFixed(2)} times the empty program's`);
console.log('a frame of the game asks for ' + Object.entries(names).map(([k, n]) => `${k} ${n}`).join(', '));
await context.done();
await host.stop();
await other.stop();
await quit();
