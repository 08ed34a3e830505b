// At rest and away: P29 a page that was put away comes back without a jump, P35 nothing is drawn when nothing moves, P36 after many games memory is where
// it was. GAMES=20 plays so many, at scale 2; 5 at scale 1 is the usual number.
// Runs alone: it measures time.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { Finger, listed, quick, seats, more } from './player.mjs';

after(quit);

const visit = async (query, check) => {
  const host = await serve(dist()), context = await launch({ size: [400, 800], dpr: process.env.GAMES ? 2 : 1 });
  try {
    const before = () => {
      const keep = r => { globalThis.memory = (r.instance || r).exports.mem; return r; }, streaming = WebAssembly.instantiateStreaming;
      WebAssembly.instantiateStreaming = (...a) => streaming.apply(WebAssembly, a).then(keep);
    };
    const t = await open(context, host.url + query, { wait: false, before });
    await t.ready(90000);
    await t.asleep(60000);
    await check(t, new Finger(t));
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
    await host.stop().catch(() => {});
  }
};

test('P36: memory after many games is within 15 % of what it was after the first', () => visit('?clock=test', async (t, way) => {
  await t.settled();
  await quick(t, way);
  await way.press('game:usurpers');
  await seats(t, way, ['Person', 'Page', 'Page', 'Page']);
  await way.press('play');
  const games = +process.env.GAMES || 5, sizes = [];
  const cdp = await t.page.context().newCDPSession(t.page);
  for (let n = 1; n <= games; n++) {
    // The seat is handed over, and the game plays itself to its end.
    await way.press('menu');
    await way.press('menu:people');
    await way.press('menu:hand:P1');
    if ((await listed(t)).some(b => b.name === 'confirm:yes')) await way.press('confirm:yes');
    const end = Date.now() + 120000;
    while ((await t.settled(120000)).scene !== 'result') assert.ok(Date.now() < end, 'the game does not end');
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    sizes.push([await t.page.evaluate(() => memory.buffer.byteLength), usedSize]);
    if (n === games) break;
    await way.press('result:title');
    await way.press('game:usurpers');
    await seats(t, way, ['Person', 'Page', 'Page', 'Page']);
    await way.press('play');
  }
  console.log(sizes.map(s => s.map(b => (b / 1e6).toFixed(1)).join('+')).join(' '), 'MB of program + page');
  const [first, last] = [sizes[0], sizes.at(-1)];
  assert.ok(last[0] <= first[0] * 1.15, `${last[0]} bytes of the program after ${games} games, ${first[0]} after one`);
  assert.ok(last[1] <= first[1] * 1.15 + 1e6, `${last[1]} bytes of the page after ${games} games, ${first[1]} after one`);
  assert.ok(last[0] <= 40e6, `${last[0]} bytes of the program`);
}));

test('P35: a table at rest for 5 s draws at most two frames (every engine)', () => visit('', async (t, way) => {
  await way.t.tap('game:kingdoms');
  await t.until('the set-up', s => s.scene === 'setup' && s.asleep);
  await way.t.tap('play');
  await t.until('the table at rest', s => s.scene === 'table' && s.settled && s.asleep, 60000);
  const before = await t.state();
  await new Promise(ok => setTimeout(ok, 5000));
  assert.ok((await t.state()).frames - before.frames <= 2);
}));

test('P29: a page that was put away goes on from the same moment, without a burst of moves, and is silent meanwhile (every engine)', () => visit('', async (t, way) => {
  await way.t.tap('game:usurpers');
  await t.until('the set-up', s => s.scene === 'setup' && s.asleep);
  await way.t.tap('play');
  await t.until('the table', s => s.scene === 'table');
  await t.page.evaluate(() => {
    const wait = Date.now() + 3000;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
    window.lines = document.querySelectorAll('#log li').length;
    window.was = __royals.now;
    while (Date.now() < wait); // the system gives a page that was put away no time
    delete document.hidden;
    document.dispatchEvent(new Event('visibilitychange'));
    return new Promise(ok => __royals.afterFrames(ok));
  });
  const jump = await t.page.evaluate(() => ({ ms: __royals.now - was, lines: document.querySelectorAll('#log li').length - lines }));
  assert.ok(jump.ms < 1500, `the game's clock went on by ${jump.ms} ms`);
  assert.ok(jump.lines <= 3, `${jump.lines} lines at once`);
}));

test('the new start that another device pixel ratio forces comes back to the set-up as it was', () => visit('?clock=test', async (t, way) => {
  await way.press('game:usurpers');
  await more(t, way, 'seats:more');
  await way.press('seat:2:kind');
  await way.press('who:Flora');
  const rows = async () => (await listed(t)).filter(b => !/^(who|level):/.test(b.name)).map(b => b.name + ' ' + b.text).join('\n'); // a narrow page asks who sits there on a sheet
  const before = await rows();
  const cdp = await t.page.context().newCDPSession(t.page);
  await t.page.evaluate(() => { __royals.first = true; });
  await cdp.send('Emulation.setDeviceMetricsOverride', { width: 400, height: 800, deviceScaleFactor: 1.5, mobile: false });
  const end = Date.now() + 90000;
  while (!await t.page.evaluate(() => !__royals.first && __royals.ready && __royals.scene !== '').catch(() => false)) {
    assert.ok(Date.now() < end, 'the page does not start again');
    await t.page.mouse.move(100 + Date.now() % 100, 100).catch(() => {});
    await new Promise(ok => setTimeout(ok, 200));
  }
  assert.equal((await t.until('the set-up', s => s.ready && s.scene === 'setup')).scene, 'setup');
  assert.equal(await t.page.evaluate(() => __royals.canvas.width), 600);
  await t.settled();
  assert.equal(await rows(), before);
}));
