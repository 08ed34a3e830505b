// Sound in the page: none before the first gesture, none while hidden, suspended at rest, and no word where there is none.
// Runs alone: it measures time.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { demo, dist, engine, launch, open, quit, serve } from './lib.mjs';

// Without a sound card Firefox keeps its sound waiting; Chromium and WebKit play into nothing.
const heard = { skip: engine === 'firefox' && 'no sound card' };
let server;
before(async () => { server = await serve(demo()); });
after(async () => { await server.stop(); await quit(); });

// listen counts contexts and what they play, before the page's own scripts see them.
const listen = () => {
  window.contexts = [];
  window.played = [];
  const Sound = window.AudioContext;
  window.AudioContext = class extends Sound { constructor(o) { super(o); contexts.push(this); } };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...a) {
    const s = this.buffer.getChannelData(0);
    played.push({ ms: Math.round(this.buffer.duration * 1000), peak: Math.max(...s.map(Math.abs)), first: s[0], last: s[s.length - 1], at: performance.now() });
    return start.apply(this, a);
  };
};
const state = t => t.page.evaluate(() => ({ contexts: contexts.length, state: contexts.at(-1)?.state, played: played.length, last: played.at(-1) }));
const until = (t, f) => t.page.waitForFunction(f, null, { polling: 20, timeout: 20000 });

const visit = async (options, check) => {
  const context = await launch(options);
  try {
    await check(await open(context, server.url, { before: listen, ...options }));
  } finally {
    await context.done();
  }
};

for (const [name, options] of Object.entries({ 'a finger': { touch: true, size: [360, 640] }, 'a mouse': {} })) {
  test(`there is no audio before the first gesture, and then a tap of ${name} is heard (every engine)`, heard, () => visit(options, async t => {
    await t.asleep();
    await t.page.mouse.move(50, 50);
    await t.seen();
    assert.deepEqual(await state(t), { contexts: 0, state: undefined, played: 0, last: undefined });
    await t.tap('spin');
    await until(t, () => contexts.length === 1 && contexts[0].state === 'running' && played.length === 1);
    const { last } = await state(t);
    assert.ok(last.ms > 20 && last.ms <= 400, `${last.ms} ms`);
    assert.ok(last.peak > 0.05 && last.peak <= 0.502 && last.first === 0 && last.last === 0, JSON.stringify(last));
    await t.tap('later');
    await t.tap('spin');
    await until(t, () => played.length === 2);
    assert.equal((await state(t)).contexts, 1, 'one context for all');
    assert.deepEqual(t.messages, []);
  }));
}

test('audio is suspended at rest, but not before the sound has ended, and comes back with the next one (every engine)', heard, () => visit({}, async t => {
  await t.tap('later'); // the first gesture
  await until(t, () => contexts.length === 1);
  await t.page.evaluate(() => contexts[0].addEventListener('statechange', () => { window[contexts[0].state] = performance.now(); }));
  await until(t, () => contexts[0].state === 'suspended');
  await t.page.evaluate(() => { delete window.suspended; });
  await t.tap('secret'); // the page may sleep at once, the bell rings on; on a slow machine it sleeps between press and release, too
  await until(t, () => played.length === 1 && window.suspended > played[0].at);
  const rung = await t.page.evaluate(() => suspended - played.at(-1).at);
  assert.ok(rung >= 400, `suspended ${rung} ms after the beginning of a bell of 400`);
  for (let late = 0; ; late++) { // a frame of the press may have come late, once
    await t.asleep();
    const frames = (await t.state()).frames;
    await new Promise(ok => setTimeout(ok, 1500));
    assert.equal((await state(t)).state, 'suspended');
    if ((await t.state()).frames === frames) break;
    assert.ok(late < 2, 'the page does not come to rest');
  }
  await t.page.evaluate(() => { delete window.running; });
  await t.tap('secret');
  await until(t, () => played.length === 2 && window.running);
  assert.deepEqual(t.messages, []);
}));

test('P29: a hidden page is silent (every engine)', heard, () => visit({}, async t => {
  await t.tap('spin');
  await until(t, () => played.length === 1 && contexts[0].state === 'running');
  const hide = hidden => t.page.evaluate(hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
  await hide(true);
  await until(t, () => contexts[0].state === 'suspended');
  await t.tap('spin');
  await new Promise(ok => setTimeout(ok, 300));
  assert.deepEqual([(await state(t)).state, (await state(t)).played], ['suspended', 1]);
  await hide(false);
  await t.tap('spin');
  await until(t, () => played.length === 2 && contexts[0].state === 'running');
  assert.deepEqual(t.messages, []);
}));

test('the game: a deal is a soft patter, mute closes the audio and a second tap opens it again', async () => {
  const host = await serve(dist()), context = await launch({ size: [1280, 720] });
  try {
    const t = await open(context, host.url, { before: listen, first: true });
    assert.equal((await state(t)).contexts, 0);
    t.first = false;
    await t.ready(); // past the first page, whose presses are heard
    await t.settled();
    await t.tap('game:crush');
    await t.tap('play');
    await t.until('the table', s => s.scene === 'table' && s.settled, 120000); // others may move first, and a slow machine's clock stands still between frames
    await until(t, () => played.length > 0);
    const dealt = await t.page.evaluate(() => ({ n: played.length, top: Math.max(...played.map(p => p.peak)), ms: played.at(-1).at - played[0].at, contexts: contexts.length }));
    assert.ok(dealt.n >= 2 && dealt.n <= 60, JSON.stringify(dealt));
    assert.equal(dealt.contexts, 1);
    await t.asleep();
    await t.page.waitForFunction(() => contexts[0].state === 'suspended', null, { polling: 100 });
    await t.tap('mute');
    await until(t, () => contexts[0].state === 'closed');
    const before = (await state(t)).played;
    for (let i = 0; i < 4; i++) {
      const act = (await t.hits()).find(h => h.name.startsWith('act:') || h.name.startsWith('card:hand'));
      if (act) await t.tap(act.name);
      await t.settled();
    }
    assert.equal((await state(t)).played, before, 'muted');
    await t.tap('mute');
    await t.tap('mute');
    await t.tap('mute');
    await t.tap('log');
    await until(t, () => contexts.length > 1 && contexts.slice(0, -1).every(c => c.state === 'closed'));
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
    await host.stop();
  }
});

for (const [name, refuse] of Object.entries({
  'there is no audio': () => { delete window.AudioContext; },
  'audio is refused': () => { window.AudioContext = class { constructor() { throw new DOMException('no', 'NotSupportedError'); } }; },
  'audio never runs': () => { AudioContext.prototype.resume = () => Promise.reject(new DOMException('no', 'NotAllowedError')); Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'suspended' }); },
})) {
  test(`where ${name} the game goes on without a word`, async () => {
    const context = await launch();
    const t = await open(context, server.url, { before: refuse });
    for (let i = 0; i < 5; i++) await t.tap('spin');
    await t.until('taps', s => (s.detail.match(/tap spin/g) || []).length >= 3);
    assert.deepEqual(t.messages, []);
    await context.done();
  });
}
