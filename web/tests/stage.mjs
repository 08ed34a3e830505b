// Measures a frame of a stage beside that of an empty program of the same engine, in one browser, by turns: how long its callback takes, by
// its thread's processor time and by the clock, and how often it draws. The stage is the first one of a deal that can be told again; each
// round it is, and the same frames of it are taken. Frames are paced (see framing.mjs). All times are of this machine and moment; compare
// within one run. ROUNDS=n goes round so often.
import { empty } from './emptysite.mjs';
import { each, glide, part, trace, until, watch } from './framing.mjs';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { dice, listed } from './player.mjs';

const rounds = +(process.env.ROUNDS || 15), size = [1280, 720], deal = 'CRUSH-4C010-0003N-QK8NK-0GNN';
const median = a => part(a, 0.5);

const host = await serve(dist()), other = await serve(empty());
const context = await launch({ size });
const t = await open(context, host.url + '?clock=test', { before: watch });
const press = async name => { await t.page.evaluate(name => document.querySelector(`#twin [data-name="${name}"]`).click(), name); await t.tick(400); };
await t.page.evaluate(hash => { location.hash = hash; }, 'deal=' + deal);
await t.page.waitForFunction(() => location.hash === '', null, { polling: 50 });
await t.settled();
await press('deal:play');

// held lets time pass until a hold stands or a question is asked, and returns whether it is a hold.
const held = async () => {
  for (const end = Date.now() + 120000; Date.now() < end;) {
    const s = await t.state();
    if (s.ready && s.settled && s.asleep) return s.detail === 'hold';
    await t.tick(300);
    await new Promise(ok => setTimeout(ok, 20));
  }
  throw new Error('it comes to no rest');
};

// The first hold after which a stage can be told again.
const roll = dice(3);
for (let n = 0; ; n++) {
  const hold = await held(), names = (await listed(t)).map(b => b.name);
  if (hold && names.includes('again')) break;
  if (n > 400) throw new Error('no stage can be told again');
  const may = hold ? ['next'] : names.filter(name => /^(act|vote):|^card:hand:/.test(name));
  await press(may.length ? may[Math.floor(roll() * may.length)] : 'back');
}

const plain = await context.newPage();
await plain.addInitScript(watch);
await plain.goto(other.url);
await until(plain, () => measured.length > 60);
const hold = page => page.evaluate(() => { globalThis.hold = true; globalThis.paced = true; });
const release = page => page.evaluate(() => { release(); });
await hold(t.page);
await hold(plain);

// stage has the stage told again and returns the frames in which something was drawn.
const stage = async () => {
  await release(t.page);
  await press('again');
  const of = await trace(t.page, () => glide(t)), frames = (await t.page.evaluate(() => measured)).filter(f => f[3]);
  if (!await held()) throw new Error('the stage does not come to its hold');
  await hold(t.page);
  return { frames, cpu: frames.map(f => of.get(f[4])) };
};
const sweep = async () => {
  const of = await trace(plain, async () => {
    await plain.evaluate(() => { measured.length = 0; release(); });
    await until(plain, n => measured.length >= n, each);
    await hold(plain);
  });
  const frames = await plain.evaluate(() => measured);
  return { frames, cpu: frames.map(f => of.get(f[4])) };
};

const notes = { stage: [], empty: [] }, cpu = { stage: [], empty: [] };
for (let i = 0; i <= rounds; i++) for (const name of i % 2 ? ['stage', 'empty'] : ['empty', 'stage']) {
  await (name === 'stage' ? t.page : plain).bringToFront();
  const { frames, cpu: times } = await (name === 'stage' ? stage() : sweep());
  if (i === 0) continue; // the first round is for the compiler
  notes[name].push(...frames);
  cpu[name].push(...times.filter(ms => ms > 0));
}

console.log(`${notes.stage.length} frames of a stage of Royal Crush, ${size.join('x')}, and an empty program by turns`);
const said = ok => ok ? 'met' : 'NOT MET';
const row = (what, stage, nothing) => {
  const ratio = median(stage) / median(nothing);
  console.log(`${what.padEnd(26)} stage: median ${median(stage).toFixed(2)} ms, 95 of 100 within ${part(stage, 0.95).toFixed(2)}; empty: ${median(nothing).toFixed(2)}, ${part(nothing, 0.95).toFixed(2)}; ${ratio.toFixed(2)} times; at most 1.50: ${said(ratio <= 1.5)}`);
};
row('processor time', cpu.stage, cpu.empty);
row('by the clock, paced', notes.stage.map(f => f[0]), notes.empty.map(f => f[0]));
console.log(`a frame of the stage takes ${median(cpu.stage).toFixed(2)} ms of its thread, 95 of 100 within ${part(cpu.stage, 0.95).toFixed(2)}; at most 4: ${said(part(cpu.stage, 0.95) <= 4)}`);
console.log(`a frame draws ${Math.max(...notes.stage.map(f => f[2]))} times at most, the engine's own copy to the screen with it; the empty program's ${Math.max(...notes.empty.map(f => f[2]))}`);
await context.done();
await host.stop();
await other.stop();
await quit();
