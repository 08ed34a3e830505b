// What the browser's benches share that measure frames: how long a callback takes, by the clock and by its thread's processor time, while a
// big hand is being sorted.
import { execFileSync } from 'node:child_process';
import { open, root } from './lib.mjs';

// watch notes for each frame callback how long it took, what it asked of WebGL, its number, and when it began. A page that is held gets no frames. In one that
// is paced a frame begins when the one before has been painted: when WebGL has nothing left to do, and two frames have passed in which
// nobody drew. Where there is no graphics card painting takes the very processors that the page needs, and as they come, callbacks are
// interrupted by it, long ones more often than short ones.
export const watch = () => {
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
  const timed = f => {
    raf(() => { if (globalThis.ticks > 0 && !globalThis.hold) { ticks--; __royals.tick(5); } }); // the game's clock goes on from frame to frame, and that is no part of either
    const id = raf(t => run(f, t, id));
  };
  const painted = f => setTimeout(() => { // when the callback is over
    const gl = document.querySelector('canvas').getContext('webgl2'), done = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    const look = () => {
      if (gl.getSyncParameter(done, gl.SYNC_STATUS) !== gl.SIGNALED) { setTimeout(look, 2); return; }
      gl.deleteSync(done);
      raf(() => raf(() => timed(f)));
    };
    setTimeout(look, 2);
  });
  const run = (f, t, id) => {
    if (globalThis.hold) { held = f; return; }
    calls = draws = 0;
    const seq = globalThis.__royals?.seq, from = performance.now();
    f(t);
    frames.push([performance.now() - from, calls, draws, seq === undefined || seq !== __royals.seq, id, from]);
  };
  window.requestAnimationFrame = f => { if (globalThis.paced) painted(f); else timed(f); };
  globalThis.release = () => { globalThis.hold = false; if (held) { const f = held; held = null; timed(f); } };
};

const pause = ms => new Promise(ok => setTimeout(ok, ms));

// until waits, by polling, for something to be true in a page.
export const until = async (page, f, arg) => {
  for (const end = Date.now() + 60000; Date.now() < end; await pause(30)) if (await page.evaluate(f, arg)) return;
  throw new Error(`waited in vain for ${f}`);
};

// part returns what so large a part of a list does not exceed.
export const part = (list, share) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, list.length * share | 0)];

// trace runs f and returns what each frame callback meanwhile took of its thread's processor time, in milliseconds, by its number.
export const trace = async (page, f) => {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await f();
  const of = new Map(); // of each process, for another page is held
  for (const e of JSON.parse((await browser.stopTracing()).toString()).traceEvents) {
    if (e.name !== 'FireAnimationFrame' || e.ph !== 'X') continue;
    if (!of.has(e.pid)) of.set(e.pid, new Map());
    of.get(e.pid).set(e.args.data.id, (e.tdur ?? e.dur) / 1000);
  }
  return [...of.values()].sort((a, b) => b.size - a.size)[0];
};

// table shows the game with such a hand on the table.
export const table = async (context, url) => {
  const saves = execFileSync('go', ['run', './web/tests/hand'], { cwd: root, encoding: 'utf8' });
  const t = await open(context, url, { before: watch });
  await t.page.evaluate(text => globalThis.saves.take(text), saves);
  await t.page.goto(url + '?open=resume&clock=test');
  await t.until('the table', s => s.scene === 'table', 120000);
  await t.settled();
  return t;
};

export const each = 24; // frames a round

export const glide = t => t.page.evaluate(n => { globalThis.measured.length = 0; globalThis.ticks = n; __royals.wake(); }, each)
  .then(() => until(t.page, n => measured.length >= n || __royals.asleep, each));

// sort has the hand sorted and returns the frames in which cards moved, and what they took of the processor. The picture is built anew first,
// and what follows is the steady state. One way of sorting leaves the hand as the last did, and is passed over.
export const sort = async t => {
  for (;;) {
    await t.settled();
    await t.tap('sort');
    const cpu = await trace(t.page, () => glide(t)), frames = await t.page.evaluate(() => measured.filter(f => f[3]));
    if (frames.length >= each / 2) return { frames, cpu: frames.map(f => cpu.get(f[4])) };
  }
};
