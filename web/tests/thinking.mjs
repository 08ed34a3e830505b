// Measures the strongest opponents in the page's worker: processor time of a decision, as the system counts it for the worker's thread
// (Linux), and how long the page's frame callbacks take while they think and while nobody does. DECISIONS=40 takes so many of each game.
import { readFileSync, readdirSync } from 'node:fs';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { dice, Finger, play, quick, seats } from './player.mjs';

const most = +(process.env.DECISIONS || 25), games = { usurpers: 4, kingdoms: 2, houses: 2, crush: 4, royalty: 4 };
const at = (list, part) => list.sort((a, b) => a - b)[Math.min(list.length - 1, list.length * part | 0)];

// watch lets the driver look at the clocks before a question goes out and after its answer has come, and times the frames of both
// times; the page is kept awake for it.
const watch = () => {
  const W = Worker, frame = requestAnimationFrame.bind(window), now = performance.now.bind(performance);
  globalThis.frames = { busy: [], idle: [] };
  globalThis.thinking = false;
  globalThis.pump = false;
  window.requestAnimationFrame = f => frame(t => { const a = now(); f(t); if (pump || thinking) (thinking ? frames.busy : frames.idle).push(now() - a); });
  const on = () => { if (pump || thinking) globalThis.__royals?.wake?.(); frame(on); };
  frame(on);
  globalThis.Worker = class extends W {
    constructor(...a) {
      super(...a);
      this.addEventListener('message', e => { if (typeof e.data !== 'string') { thinking = false; answered(); } });
    }
    postMessage(m) { asked().then(() => { thinking = true; super.postMessage(m); }); }
  };
};

// spent is the processor time in ms that the threads of workers have had so far in the renderers of a browser.
const spent = async cdp => {
  let ns = 0;
  for (const { id, type } of (await cdp.send('SystemInfo.getProcessInfo')).processInfo) {
    if (type !== 'renderer') continue;
    for (const task of readdirSync(`/proc/${id}/task`)) {
      try { if (/^DedicatedWorker/.test(readFileSync(`/proc/${id}/task/${task}/comm`, 'utf8'))) ns += +readFileSync(`/proc/${id}/task/${task}/schedstat`, 'utf8').split(' ')[0]; } catch { /* it has ended */ }
    }
  }
  return ns / 1e6;
};

const host = await serve(dist()), all = [];
for (const [game, n] of Object.entries(games)) {
  const context = await launch({ size: [360, 640] }), page = await context.newPage();
  const cdp = await context.browser().newBrowserCDPSession(), costs = [];
  let before;
  await page.exposeFunction('asked', async () => { before = await spent(cdp); });
  await page.exposeFunction('answered', async () => { costs.push(await spent(cdp) - before); });
  await page.goto('about:blank');
  const t = await open(context, host.url + '?clock=test', { before: watch });
  const way = new Finger(t), roll = dice(7);
  await t.settled();
  await quick(t, way);
  await way.press('game:' + game);
  await seats(t, way, ['Person', ...Array(n - 1).fill('Sovereign')]);
  await way.press('play');
  while (costs.length < most) {
    await play(t, way, roll, async () => costs.length < most ? undefined : false);
    if ((await t.state()).scene === 'result') await way.press('result:rematch');
  }
  const idle = await t.page.evaluate(() => new Promise(ok => { pump = true; frames.idle.length = 0; setTimeout(() => { pump = false; ok(frames.idle); }, 2000); }));
  const busy = await t.page.evaluate(() => frames.busy);
  all.push(...costs);
  console.log(`${game.padEnd(9)} ${costs.length} decisions of Sovereign in the worker: median ${at(costs, 0.5).toFixed(0)} ms of processor time, 95 of 100 within ${at(costs, 0.95).toFixed(0)}, longest ${at(costs, 1).toFixed(0)};`
    + ` frame callbacks: 95 of 100 within ${at(busy, 0.95)?.toFixed(1)} ms while it thinks (${busy.length}), ${at(idle, 0.95)?.toFixed(1)} ms otherwise (${idle.length})`);
  await context.done();
}
console.log(`all games: 95 of 100 decisions within ${at(all, 0.95).toFixed(0)} ms of processor time`);
await host.stop();
await quit();
