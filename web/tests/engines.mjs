// Measures the page in Chromium, Firefox and WebKit, by turns, in one run: the first screen on a first visit and from the offline copy,
// random play and worlds imagined per second in a worker, and a frame while a big hand is being sorted at 1280x720, painted by
// software. Times are of this machine and moment; compare within one run. RUNS=n starts so often, ENGINES=firefox,webkit takes these.
// Firefox is told to keep its clock fine; WebKit's counts whole milliseconds, so that frames are told by their mean.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { each, glide, part, table, until } from './framing.mjs';
import { dist, launch, open, quit, root, serve } from './lib.mjs';

const runs = +(process.env.RUNS || 5), engines = (process.env.ENGINES || 'chromium,firefox,webkit').split(',');
const notes = Object.fromEntries(engines.map(e => [e, {}])), note = (engine, what, v) => (notes[engine][what] ||= []).push(v);

// The bench of the command line, compiled as the thinker is, in a worker of the page's host.
execFileSync('go', ['build', '-trimpath', '-gcflags=royals/engine/...=-B', '-o', 'out/bench.wasm', './engine/cmd/royals'], { cwd: root, env: { ...process.env, GOOS: 'js', GOARCH: 'wasm', CGO_ENABLED: '0' }, stdio: 'inherit' });
const bench = gzipSync(readFileSync(join(root, 'out/bench.wasm'))), site = dist();
const worker = `importScripts('wasm_exec.js');
process.cpuUsage = () => ({ user: Math.round(performance.now() * 1000), system: 0 });
onmessage = async ({ data }) => {
  let said = '';
  fs.writeSync = (_, b) => { said += new TextDecoder().decode(b); return b.length; };
  const go = new Go();
  go.argv = ['royals', ...data];
  const bytes = await new Response((await fetch('bench.wasm.gz')).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  await go.run((await WebAssembly.instantiate(bytes, go.importObject)).instance);
  postMessage(said);
};`;
const extra = { 'bench.wasm.gz': bench, 'bench.js': worker, 'bench.html': '<!doctype html><meta charset=utf-8><title>bench</title>' };
const host = await serve(site, { show: name => extra[name] || (() => { try { return readFileSync(join(site, name)); } catch { return null; } })() });

// starts notes the first screen of a new profile, and of the same from the offline copy, whose code the browser has compiled by then.
const starts = async engine => {
  const context = await launch({ engine, fine: true });
  try {
    const t = await open(context, host.url + '?clock=test', { first: true }), ready = () => t.page.evaluate(() => performance.getEntriesByName('royals-ready')[0].startTime);
    note(engine, 'first screen, first visit, ms', await ready());
    await until(t.page, () => !!navigator.serviceWorker.controller);
    for (let i = 0; i < 3; i++) {
      await new Promise(ok => setTimeout(ok, 1000));
      await t.page.reload({ waitUntil: 'commit' });
      await t.ready();
    }
    note(engine, 'first screen, offline copy, ms', await ready());
  } finally { await context.done(); }
};

const asked = (page, args) => page.evaluate(args => new Promise((ok, no) => {
  const w = new Worker('bench.js');
  w.onmessage = ({ data }) => { w.terminate(); ok(data); };
  w.onerror = e => no(new Error(e.message));
  w.postMessage(args);
}), args);
const thinks = async engine => {
  const context = await launch({ engine, fine: true });
  try {
    const page = await context.newPage();
    await page.goto(host.url + 'bench.html');
    const told = async (...more) => JSON.parse(await asked(page, ['bench', '--game', 'crush', '--json', ...more]));
    note(engine, 'random choices a second, crush', (await told('--decisions', '300000')).decisions_per_cpu_second);
    note(engine, 'worlds a second, crush', (await told('--search')).worlds_per_cpu_second_along_a_game);
  } finally { await context.done(); }
};

const moves = async engine => {
  const context = await launch({ engine, size: [1280, 720], fine: true });
  try {
    const t = await table(context, host.url);
    for (let i = 0; i < 12; i++) {
      await t.settled();
      await t.tap('sort');
      await glide(t);
      const frames = (await t.page.evaluate(() => measured)).filter(f => f[3]);
      if (i < 2 || frames.length < each / 2) continue; // the first are for the compiler; one way of sorting leaves the hand as it was
      for (const [k, f] of frames.entries()) {
        note(engine, 'a frame\'s callback, ms', f[0]);
        if (k) note(engine, 'from frame to frame, ms', f[5] - frames[k - 1][5]);
      }
    }
  } finally { await context.done(); }
};

// tried measures once more what did not come to its end: WebKit's driver may lose what it is asked. What never comes stays a dash.
const tried = async (measure, engine) => {
  for (let n = 0; n < 2; n++) try { return await measure(engine); } catch (e) { console.log(`${engine}, ${measure.name}: ${e.message}`); }
};
for (let i = 0; i < runs; i++) for (const k of engines.keys()) await tried(starts, engines[(k + i) % engines.length]);
for (const measure of [thinks, moves]) for (const e of engines) await tried(measure, e);
await host.stop();
await quit();

const mean = a => a.reduce((s, v) => s + v, 0) / a.length;
const told = (what, list) => !list ? '-' : what.startsWith('a frame') ? `${mean(list).toFixed(1)} (95 of 100 within ${part(list, 0.95).toFixed(0)})` : part(list, 0.5).toFixed(0);
const rows = [...new Set(engines.flatMap(e => Object.keys(notes[e])))], width = 32;
console.log(['in the median; callbacks in the mean'.padEnd(38), ...engines.map(e => e.padEnd(width))].join(''));
for (const what of rows) console.log([what.padEnd(38), ...engines.map(e => told(what, notes[e][what]).padEnd(width))].join(''));
