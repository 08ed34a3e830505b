// A game pad, made up by the test: the page looks at it only while it is there, and the program does what its buttons mean. A22.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';

let server;
before(async () => { server = await serve(dist()); });
after(async () => { await server.stop(); await quit(); });

const connect = t => t.page.evaluate(() => {
  window.pad = { id: 'made up', index: 0, timestamp: 0, connected: true, mapping: 'standard', axes: [0, 0, 0, 0], buttons: [...Array(17)].map(() => ({ pressed: false, touched: false, value: 0 })) };
  window.looks = 0;
  navigator.getGamepads = () => { looks++; return [pad]; };
  dispatchEvent(new Event('gamepadconnected'));
});
const on = t => t.page.evaluate(() => document.activeElement?.dataset?.name);
// hold holds what set does to the pad until the program has seen it, and lets go.
const hold = async (t, set) => {
  for (const [how, arg] of [[set, true], [set, false]]) {
    await t.page.evaluate(`(${how})(pad, ${arg}); looks = 0`);
    await t.page.waitForFunction(() => looks > 1, null, { polling: 20 });
    await t.seen();
  }
  await t.settled();
};
const button = (t, n) => hold(t, `(p, down) => { p.buttons[${n}].pressed = down; }`);

test('A22: a pad walks, presses and goes back; without one nothing is looked at', async () => {
  const context = await launch({ size: [640, 480] });
  try {
    const t = await open(context, server.url + '?clock=test');
    assert.equal(await t.page.evaluate(() => __royals.polls()), false);
    await connect(t);
    assert.equal(await t.page.evaluate(() => __royals.polls()), true);
    await t.settled();
    const first = await on(t);
    await button(t, 13);
    const second = await on(t);
    assert.notEqual(first, second);
    await hold(t, '(p, down) => { p.axes[1] = down ? -0.8 : 0; }'); // the stick, up
    assert.equal(await on(t), first);
    await t.tick(500);
    await button(t, 0);
    assert.equal((await t.state()).scene, 'setup', 'the first game');
    await t.tick(500);
    await button(t, 0);
    assert.equal((await t.state()).scene, 'table', 'the focus was on Deal');
    await button(t, 9);
    assert.equal((await t.state()).scene, 'menu');
    await button(t, 1);
    assert.equal((await t.state()).scene, 'table');
    await t.settled();
    const cost = async ms => { // the processor's time that the page takes at rest, as the browser counts it
      const cdp = await context.newCDPSession(t.page);
      await cdp.send('Performance.enable');
      const took = async () => (await cdp.send('Performance.getMetrics')).metrics.find(m => m.name === 'TaskDuration').value * 1000;
      const from = await took();
      await t.page.evaluate(() => { looks = 0; window.since = performance.now(); });
      await new Promise(done => setTimeout(done, ms));
      const spent = await took() - from;
      return { spent, ...await t.page.evaluate(() => ({ looks, seconds: (performance.now() - window.since) / 1000 })) };
    };
    const frames = await t.page.evaluate(() => __royals.frames), watched = await cost(3000);
    assert.ok(watched.looks >= 20 && watched.looks <= 23 * watched.seconds, `a pad is looked at ${watched.looks} times in ${watched.seconds.toFixed(1)} s`);
    assert.equal(await t.page.evaluate(() => __royals.frames), frames, 'looking at a pad draws nothing');
    await t.page.evaluate(() => { navigator.getGamepads = () => []; dispatchEvent(new Event('gamepaddisconnected')); });
    assert.equal(await t.page.evaluate(() => __royals.polls()), false);
    const alone = await cost(3000);
    console.log(`at rest for 3 s the page takes ${watched.spent.toFixed(1)} ms of the processor with a pad, which is looked at ${watched.looks} times, and ${alone.spent.toFixed(1)} ms without`);
    assert.equal(alone.looks, 0);
    assert.ok(watched.spent - alone.spent < 90, 'a pad costs three parts of a hundred of a core or more');
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
  }
});
