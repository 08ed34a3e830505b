// Measures the page beside an empty program of the same engine, in one browser, by turns: start from the host and from the
// offline copy, a saved game's return to the table, processor time at rest, frames during a deal, memory. Times are of this machine and
// moment; compare within one run. RUNS=n starts so often.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { empty } from './emptysite.mjs';
import { part } from './framing.mjs';
import { dist, launch, quit, root, serve } from './lib.mjs';

const runs = +(process.env.RUNS || 15);
const emptyDir = empty();

const watch = () => {
  const g = WebGL2RenderingContext.prototype, draw = g.drawElements;
  g.drawElements = function (...a) { globalThis.firstDraw ||= performance.now(); return draw.apply(this, a); };
  const start = WebAssembly.instantiate, streaming = WebAssembly.instantiateStreaming;
  const keep = r => { globalThis.memory = (r.instance || r).exports.mem; return r; };
  WebAssembly.instantiate = (...a) => start(...a).then(keep);
  WebAssembly.instantiateStreaming = (...a) => streaming(...a).then(keep);
};
const pause = ms => new Promise(ok => setTimeout(ok, ms));
const until = async (page, f, arg) => { for (;;) { const v = await page.evaluate(f, arg).catch(() => null); if (v) return v; await pause(20); } };

const sites = { royals: { server: await serve(dist()), query: '?clock=test' }, empty: { server: await serve(emptyDir), query: '' } };
const times = {};
const note = (k, v) => (times[k] ||= []).push(v);
const median = a => [...a].sort((x, y) => x - y)[a.length >> 1];

// visit opens a site in a context and notes how long things took from the start of the navigation.
const visit = async (name, context, kind) => {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(sites[name].server.url + sites[name].query, { waitUntil: 'commit' });
  note(`${name} ${kind}: first draw`, await until(page, () => globalThis.firstDraw));
  if (name === 'royals') {
    note(`${name} ${kind}: first screen whole`, await until(page, () => performance.getEntriesByName('royals-ready')[0]?.startTime));
    note(`${name} ${kind}: first paint`, await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime));
  }
  return page;
};

// gaps notes the times between the frames that a page is given for two seconds and a half.
const gaps = (name, page) => page.evaluate(() => new Promise(ok => {
  const list = [], end = performance.now() + 2500;
  let last = 0;
  requestAnimationFrame(function next(t) {
    if (last) list.push(t - last);
    last = t;
    if (t < end) requestAnimationFrame(next); else ok(list);
  });
})).then(list => {
  note(`${name}: ms between frames, median`, part(list, 0.5));
  note(`${name}: ms between frames, 95 of 100`, part(list, 0.95));
});

// dealing opens the game by the clock of the wall and begins a game.
const dealing = async context => {
  const page = await context.newPage();
  await page.goto(sites.royals.server.url, { waitUntil: 'commit' });
  for (const [scene, button] of [['title', 'game:usurpers'], ['setup', 'play']]) {
    await until(page, s => globalThis.__royals?.ready && __royals.scene === s && __royals.asleep, scene);
    await page.evaluate(n => document.querySelector(`#twin [data-name="${n}"]`).click(), button);
  }
  await until(page, () => __royals.scene === 'table');
  return page;
};

const saves = execFileSync('go', ['run', './web/tests/hand'], { cwd: root, encoding: 'utf8' });
for (let i = 0; i < runs; i++) {
  for (const name of i % 2 ? ['royals', 'empty'] : ['empty', 'royals']) {
    const context = await launch();
    let page = await visit(name, context, 'cold');
    await until(page, name === 'royals' ? () => navigator.serviceWorker.controller : () => globalThis.kept);
    for (let j = 0; j < 3; j++) { // the browser keeps compiled code from the second or third visit on
      await page.close();
      page = await visit(name, context, j < 2 ? 'warming' : 'kept');
      await pause(300);
    }
    if (i === 0) {
      if (name === 'royals') await until(page, () => __royals.asleep);
      const cdp = await context.newCDPSession(page);
      await cdp.send('Performance.enable');
      const cost = async () => { const m = Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(m => [m.name, m.value])); return [m.TaskDuration, m.ScriptDuration]; };
      await pause(2500);
      const frames = await page.evaluate(() => globalThis.__royals?.frames), a = await cost();
      await pause(10000);
      const b = await cost();
      note(`${name} at rest: % of a core`, (b[0] - a[0]) * 10);
      if (name === 'royals') note(`${name} at rest: frames in 10 s`, (await page.evaluate(() => __royals.frames)) - frames);
      note(`${name}: MB of wasm memory`, await page.evaluate(() => memory.buffer.byteLength / 1e6));
    }
    if (name === 'royals') { // a saved game: its table, whole, with all its cards
      await page.evaluate(text => globalThis.saves.take(text), saves);
      await page.goto(sites.royals.server.url + '?clock=test&open=resume', { waitUntil: 'commit' });
      await until(page, () => globalThis.__royals?.scene === 'table');
      note('royals kept: first cards on the table', await until(page, () => performance.getEntriesByName('royals-ready')[0]?.startTime));
    }
    await context.done();
    if (i > 0) continue;
    const fresh = await launch();
    if (name === 'royals') await gaps('royals, a deal', await dealing(fresh));
    else await gaps('empty', await visit(name, fresh, 'warming'));
    await fresh.done();
  }
}
for (const k of Object.keys(times).filter(k => !k.includes('warming')).sort()) console.log(`${k.padEnd(36)} ${median(times[k]).toFixed(2).padStart(10)}   (${times[k].length} runs)`);
const size = d => readdirSync(d).filter(n => n.endsWith('.gz')).map(n => `${n} ${readFileSync(join(d, n)).length}`).join(', ');
console.log(`bytes: ${size(dist())}; empty: ${size(emptyDir)}`);
console.log(`first draw from the offline copy: ${(median(times['royals kept: first draw']) / median(times['empty kept: first draw'])).toFixed(2)} times the empty program's`);
for (const s of Object.values(sites)) await s.server.stop();
await quit();
