// The real clock: nobody pushes the time on, nobody moves a pointer but to press what is offered. Two people play each title round
// one device, and every other way to sit down has its turn. A stall is a page that sleeps and offers nothing: two seconds of that
// fail. Usually the device changes hands four times; WHOLE=1 plays to the result.
// Runs alone: it measures time.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { dice, Finger, listed, play, seats, setTo } from './player.mjs';

after(quit);

const most = 2000;

// unaided makes a page's helpers wait for the program alone. The longest stall is kept.
const unaided = t => {
  t.stall = 0;
  t.settled = async (ms = 30000) => {
    const begun = Date.now();
    let still = begun, frames = -1;
    for (;;) {
      const s = await t.page.evaluate(() => {
        const { ready, settled, asleep, scene, frames } = __royals;
        return { ready, settled, asleep, scene, frames, clock: __royals.clock(), offered: document.querySelectorAll('#twin button:not([aria-disabled=true])').length };
      });
      assert.equal(s.clock, -1, 'the clock is the real one');
      const now = Date.now();
      if (!s.asleep || s.frames !== frames) still = now;
      frames = s.frames;
      t.stall = Math.max(t.stall, now - still);
      if (s.ready && s.settled && s.asleep && s.offered > 0) return s;
      assert.ok(now - still < most, `${s.scene} sleeps and offers nothing: ${JSON.stringify(s)}`);
      assert.ok(now - begun < ms, `nothing is offered for ${ms} ms: ${JSON.stringify(s)}`);
      await new Promise(ok => setTimeout(ok, 15));
    }
  };
  t.tick = () => t.seen(); // time passes by itself
};

const sitting = async (game, kinds, body, { pause = /none/i, size = [360, 640] } = {}) => {
  const host = await serve(dist()), context = await launch({ size, touch: size[0] < 500 });
  try {
    const t = await open(context, host.url, { touch: size[0] < 500 });
    unaided(t);
    const way = new Finger(t), from = Date.now();
    await t.settled();
    await way.press('settings');
    await setTo(t, way, 'settings:speed', /fast|quick/i);
    await setTo(t, way, 'settings:pause', pause);
    await way.press('back');
    await way.press('game:' + game);
    await seats(t, way, kinds);
    await way.press('rules:custom');
    for (const [name, want] of [['option:round_cap', /30/], ['option:limit', /1/], ['option:lastCall', /auto|itself|nobody/i], ['option:target', /one|single|deal/i]]) await setTo(t, way, name, want);
    await way.press('play');
    await body(t, way);
    assert.deepEqual(t.messages, []);
    console.log(`${game} ${kinds.join(' ')}: ${((Date.now() - from) / 1000).toFixed(0)} s, longest stall ${t.stall} ms`);
  } finally {
    await context.done();
    await host.stop().catch(() => {});
  }
};

const tables = { usurpers: ['Person', 'Person', 'Page'], kingdoms: ['Person', 'Person'], houses: ['Person', 'Person'], crush: ['Person', 'Person', 'Page'], royalty: ['Person', 'Person'] };

for (const [game, kinds] of Object.entries(tables)) {
  test(`${game}: two people round one device, and nothing stands still${game === 'kingdoms' ? ' (every engine)' : ''}`, () => sitting(game, kinds, async (t, way) => {
    let curtains = 0;
    const steps = await play(t, way, dice(31), scene => {
      if (scene === 'curtain') curtains++;
      return process.env.WHOLE || curtains < 4 ? undefined : false;
    });
    console.log(`${game}: ${steps} steps, ${curtains} curtains`);
    if (process.env.WHOLE) assert.equal((await t.state()).scene, 'result');
    assert.ok(curtains > 0, 'the device changed hands');
  }));
}

test('one person against opponents who take their time', () => sitting('royalty', ['Person', 'Page', 'Squire'], async (t, way) => {
  assert.ok(await play(t, way, dice(32), (scene, steps) => steps < 6 ? undefined : false) > 0);
}, { pause: /natural/i, size: [900, 600] }));

test('opponents wait for a tap', () => sitting('usurpers', ['Person', 'Page', 'Page'], async (t, way) => {
  let taps = 0;
  await play(t, way, dice(33), async () => {
    if ((await listed(t)).some(b => b.name === 'next')) taps++;
    return taps < 5 ? undefined : false;
  });
  assert.ok(taps > 0, 'nobody waited for a tap');
}, { pause: /tap/i, size: [900, 600] }));

test('a series goes on from the result to the next hand-over', () => sitting('kingdoms', ['Person', 'Person'], async (t, way) => {
  let given = 0, after = 0;
  await play(t, way, dice(34), async scene => {
    if (scene === 'curtain') return undefined;
    if (given) { after++; return false; }
    given++;
    await way.press('menu');
    await way.press('menu:give:con');
    await way.press('confirm:yes');
    await t.until('the result', s => s.scene === 'result');
    await t.settled(); // it comes in within 1.4 s
    await way.press('result:rematch');
  });
  assert.ok(after > 0, 'the next game is played');
}));
