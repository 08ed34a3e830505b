// Measures the start from the offline copy with two hundred past games in the browser beside the start with none, by turns, in one browser. There
// are two profiles without, so that their difference from each other says what the measure itself is worth. It wants the median of the
// pairs at most a tenth above the empty one's; the interval comes from drawing the pairs anew (bootstrap). RUNS=n goes round so often.
import { execFileSync } from 'node:child_process';
import { dist, launch, lay, open, quit, root, serve } from './lib.mjs';
import { dice } from './player.mjs';

const rounds = +(process.env.RUNS || 30), most = 1.1, turns = ['empty', 'hoard', 'again'];
const file = execFileSync('go', ['run', './web/tests/past'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
const slots = Object.fromEntries(file.trim().split('\n').slice(1, -1).map(l => [l.slice(0, l.indexOf(' ')), l.slice(l.indexOf(' ') + 1)]));
const host = await serve(dist()), url = host.url + '?clock=test';

// start opens the page and returns when its first screen was whole.
const start = async context => {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  while (!await page.evaluate(() => globalThis.__royals?.ready && !!performance.getEntriesByName('royals-ready')[0]).catch(() => false)) await new Promise(ok => setTimeout(ok, 20)); // at rest the page gets no frames
  const at = await page.evaluate(() => [performance.getEntriesByName('royals-ready')[0].startTime, __royals.scene, keep.keys().length]);
  await page.close();
  return at;
};

const contexts = {};
for (const name of turns) {
  const context = contexts[name] = await launch({ size: [360, 640] }), t = await open(context, url);
  await t.settled();
  while (!await t.page.evaluate(() => !!navigator.serviceWorker.controller)) await new Promise(ok => setTimeout(ok, 20));
  await t.page.evaluate(() => keep.settled());
  await t.page.goto(host.url + 'app.css');
  if (name === 'hoard') await lay(t.page, slots);
  await t.page.close();
  for (let i = 0; i < 3; i++) await start(context); // the browser keeps compiled code from the second or third visit on
}
const times = { empty: [], hoard: [], again: [] };
for (let i = 0; i < rounds; i++) {
  for (let j = 0; j < 3; j++) {
    const name = turns[(i + j) % 3], [ms, scene, keys] = await start(contexts[name]);
    if (scene !== 'title' || keys > 100 !== (name === 'hoard')) throw new Error(`${name} begins on ${scene} with ${keys} slots`);
    times[name].push(ms);
  }
}
const median = list => [...list].sort((a, b) => a - b)[list.length >> 1];
const roll = dice(1);
const ratio = (a, b) => {
  const pairs = times[a].map((ms, i) => ms / times[b][i]);
  const drawn = [...Array(2000)].map(() => median(pairs.map(() => pairs[Math.floor(roll() * pairs.length)]))).sort((x, y) => x - y);
  return { ratio: median(pairs), text: `${median(pairs).toFixed(3)} (95 of 100: ${drawn[50].toFixed(3)} to ${drawn[1949].toFixed(3)})` };
};
for (const name of turns) console.log(`${name}: first screen whole after ${median(times[name]).toFixed(0)} ms, median of ${rounds}`);
const hoard = ratio('hoard', 'empty');
console.log(`two hundred past games, ${(file.length / 1000).toFixed(0)} KB, beside none: ${hoard.text}; none beside none: ${ratio('again', 'empty').text}`);
await host.stop();
await quit();
if (hoard.ratio > most) {
  console.error(`that is more than ${most}`);
  process.exit(1);
}
