// Measures the page's frames while a hand of twenty cards and more is being sorted, with Sovereign thinking in the worker all the while and with
// nobody thinking, by turns, in one page: the frame callbacks' 95th percentile by the clock and by their thread's processor time. There
// are two turns without, so that their difference from each other says what the measure itself is worth; an interval for the difference
// that thinking makes comes from drawing the rounds anew (bootstrap). Frames are paced (framing.mjs): without a graphics card, painting wants
// two processors and the thinker a third. PLAIN=1 takes them as they come. ROUNDS=n goes round so often.
import { execFileSync } from 'node:child_process';
import { part, sort, table } from './framing.mjs';
import { dist, launch, quit, root, serve } from './lib.mjs';
import { dice } from './player.mjs';
import { spent } from './spent.mjs';

const rounds = +(process.env.ROUNDS || 15), turns = ['idle', 'busy', 'again'];
const question = execFileSync('go', ['run', './web/tests/question'], { cwd: root, encoding: 'utf8' }).trim();
const host = await serve(dist()), context = await launch({ size: [1280, 720] });
const cdp = await context.browser().newBrowserCDPSession(), t = await table(context, host.url);

// The page's worker, asked the same question again and again for as long as asking is true.
await t.page.evaluate(text => new Promise((ok, no) => {
  const q = Uint8Array.from(atob(text), c => c.charCodeAt(0)), w = new Worker('thinker.js', { name: __royals.thinker });
  const mind = globalThis.mind = { answers: 0, asking: false, open: false, ask: () => { mind.open = true; w.postMessage(q); } };
  w.onmessage = e => {
    if (e.data === 'ready') return ok();
    if (typeof e.data === 'string') return no(new Error(e.data));
    mind.answers++;
    mind.open = false;
    if (mind.asking) mind.ask();
  };
  w.onerror = () => no(new Error('no worker'));
}), question);
const idle = async () => {
  for (const end = Date.now() + 30000; await t.page.evaluate(() => { mind.asking = false; return mind.open; });) {
    if (Date.now() > end) throw new Error('the worker does not come to an end');
    await new Promise(ok => setTimeout(ok, 20));
  }
};

await t.page.evaluate(on => { globalThis.paced = on; }, !process.env.PLAIN);
const notes = []; // of each round: of each turn the frames' times by the clock and by the processor, and the worker's processor time
for (let i = -1; i < rounds; i++) { // one round for the compiler
  const round = {};
  for (const k of turns.keys()) {
    const name = turns[(k + i + 1) % turns.length];
    await t.settled();
    if (name === 'busy') await t.page.evaluate(() => { mind.asking = true; mind.ask(); });
    const before = await spent(cdp), from = performance.now(), { frames, cpu } = await sort(t);
    round[name] = { clock: frames.map(f => f[0]), cpu, worker: await spent(cdp) - before, lasted: performance.now() - from };
    await idle();
  }
  if (i >= 0) notes.push(round);
}

const high = (list, name, what) => part(list.flatMap(r => r[name][what]), 0.95), roll = dice(7);
const sum = (name, what) => notes.reduce((s, r) => s + r[name][what], 0);
console.log(`${notes.length} rounds, ${notes.reduce((s, r) => s + r.busy.clock.length, 0)} frames with Sovereign thinking; the worker had ${(100 * sum('busy', 'worker') / sum('busy', 'lasted')).toFixed(0)} % of a processor then and ${(100 * (sum('idle', 'worker') + sum('again', 'worker')) / (sum('idle', 'lasted') + sum('again', 'lasted'))).toFixed(0)} % otherwise; ${await t.page.evaluate(() => mind.answers)} decisions`);
for (const [what, words] of [['clock', 'by the clock'], ['cpu', 'by the processor']]) {
  const both = list => part(list.flatMap(r => [...r.idle[what], ...r.again[what]]), 0.95), diffs = [];
  for (let n = 0; n < 2000; n++) {
    const drawn = notes.map(() => notes[Math.floor(roll() * notes.length)]);
    diffs.push(high(drawn, 'busy', what) - both(drawn));
  }
  const low = part(diffs, 0.025), top = part(diffs, 0.975);
  console.log(`frame callbacks ${words}: 95 of 100 within ${high(notes, 'busy', what).toFixed(2)} ms while it thinks, ${both(notes).toFixed(2)} ms otherwise (${high(notes, 'idle', what).toFixed(2)} and ${high(notes, 'again', what).toFixed(2)} in the two turns); difference ${low.toFixed(2)} to ${top.toFixed(2)} ms (95 of 100): ${low <= 0 ? 'equal within noise, or less' : 'MORE while it thinks'}`);
}
await context.done();
await host.stop();
await quit();
