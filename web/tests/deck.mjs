// Measures, in the browser, the slices in which the whole deck is drawn at 162 CSS pixels and scale 2: the first deck after the title's
// plates and words, as in the game, when the browser still compiles what it has not run before, and those after it. The time is what the callback
// took of its thread's processor time, and by the clock. ROUNDS=n starts so many pages.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { part } from './framing.mjs';
import { launch, quit, root, serve } from './lib.mjs';

const rounds = +(process.env.ROUNDS || 5), dir = join(root, 'out/deck');
execFileSync('go', ['run', './web/build', '-program', './web/tests/deck', '-out', dir], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const host = await serve(dir);

const decks = [];
for (let i = 0; i < rounds; i++) {
  const context = await launch({ size: [1280, 720], dpr: 2 }), page = await context.newPage(), browser = context.browser();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.goto(host.url);
  await page.waitForFunction(() => globalThis.drawn, null, { polling: 100, timeout: 120000 });
  const events = JSON.parse((await browser.stopTracing()).toString()).traceEvents, slices = new Map();
  for (const s of events.filter(e => e.name === 'TimeStamp')) {
    const round = s.args.data.message.split('slice ')[1];
    const { tdur, dur } = events.find(e => e.name === 'FireAnimationFrame' && e.ph === 'X' && e.pid === s.pid && e.tid === s.tid && e.ts <= s.ts && s.ts <= e.ts + e.dur);
    if (!slices.has(round)) slices.set(round, []);
    slices.get(round).push([tdur / 1000, dur / 1000]);
  }
  slices.delete('0'); // the title's
  decks.push([...slices.values()]);
  await context.done();
}

const sum = a => a.reduce((x, y) => x + y, 0), span = a => `${part(a, 0).toFixed(1)} to ${Math.max(...a).toFixed(1)}`;
const row = (what, list) => {
  const longest = list.map(deck => Math.max(...deck.map(s => s[0])));
  console.log(`${what}: ${span(list.map(deck => sum(deck.map(s => s[0]))))} ms of processor time; longest slice ${span(longest)}; at most 8: ${Math.max(...longest) <= 8 ? 'met' : 'NOT MET'}; by the clock ${span(list.map(deck => Math.max(...deck.map(s => s[1]))))}`);
};
row(`the first deck of ${rounds} pages`, decks.map(d => d[0]));
row('those after it', decks.flatMap(d => d.slice(1)));
await host.stop();
await quit();
