// Measures the strongest opponents in the page's worker: processor time of a decision, as the system counts it for the worker's thread
// (Linux). DECISIONS=40 takes so many of each game.
import { dist, launch, open, quit, serve } from './lib.mjs';
import { dice, Finger, play, quick, seats } from './player.mjs';
import { spent } from './spent.mjs';

const most = +(process.env.DECISIONS || 25), games = { usurpers: 4, kingdoms: 2, houses: 2, crush: 4, royalty: 4 };
const at = (list, part) => list.sort((a, b) => a - b)[Math.min(list.length - 1, list.length * part | 0)];

// watch lets the driver look at the clock before a question goes out and after its answer has come.
const watch = () => {
  const W = Worker;
  globalThis.Worker = class extends W {
    constructor(...a) {
      super(...a);
      this.addEventListener('message', e => { if (typeof e.data !== 'string') answered(); });
    }
    postMessage(m) { asked().then(() => super.postMessage(m)); }
  };
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
  all.push(...costs);
  console.log(`${game.padEnd(9)} ${costs.length} decisions of Sovereign in the worker: median ${at(costs, 0.5).toFixed(0)} ms of processor time, 95 of 100 within ${at(costs, 0.95).toFixed(0)}, longest ${at(costs, 1).toFixed(0)}`);
  await context.done();
}
console.log(`all games: 95 of 100 decisions within ${at(all, 0.95).toFixed(0)} ms of processor time`);
await host.stop();
await quit();
