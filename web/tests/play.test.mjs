// Whole games of Usurpers on the page, from the title to the result, as people play them, without a word in the console: P12, P34.
// titles.test.mjs plays the other four.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { engine, quit } from './lib.mjs';
import { alone, begin, ended, Finger, Keys, listed, log, play, prompt, sitting } from './player.mjs';

after(quit);

test('P34: Usurpers by finger at 360x640, from the title to the result', () => sitting({ size: [360, 640], touch: true }, 'usurpers', 1, async (t, roll) => {
  const way = new Finger(t);
  await begin(t, way, 'usurpers', alone.usurpers);
  assert.ok(await play(t, way, roll) > 0); // somebody else may reach the points in three turns
  await ended(t);
}));

test('Usurpers by mouse at 1280x720, from the title to the result', () => sitting({ size: [1280, 720] }, 'usurpers', 2, async (t, roll) => {
  const way = new Finger(t);
  await begin(t, way, 'usurpers', alone.usurpers);
  assert.ok(await play(t, way, roll) > 0);
  await ended(t);
}));

test('Usurpers by the keyboard alone (every engine)', () => sitting({ size: [640, 480] }, 'usurpers', 3, async (t, roll) => {
  const way = new Keys(t);
  await begin(t, way, 'usurpers', alone.usurpers);
  assert.ok(await play(t, way, roll) > 3);
  await ended(t);
}));

test('P12: a whole game after the host has gone, and nothing is asked for but the worker (every engine)', () => sitting({ size: [640, 480] }, 'usurpers', 4, async (t, roll, host) => {
  await t.page.waitForFunction(() => navigator.serviceWorker.controller, null, { polling: 100 });
  await host.stop();
  await t.page.reload({ waitUntil: 'commit' });
  await t.ready();
  await t.settled();
  t.failed.length = 0;
  const way = new Finger(t);
  await begin(t, way, 'usurpers', alone.usurpers);
  await play(t, way, roll);
  await ended(t);
  assert.deepEqual(t.asked.filter(u => new URL(u).origin !== new URL(host.url).origin), []);
  assert.deepEqual(t.failed.filter(u => !u.endsWith('/sw.js')), []);
}));

test('a reload in the middle of an attack comes back to the same decision (every engine)', () => sitting({ size: [640, 480] }, 'usurpers', 5, async (t, roll) => {
  const way = new Finger(t);
  await begin(t, way, 'usurpers', alone.usurpers);
  let met = 0;
  await play(t, way, roll, async (scene, steps) => {
    const { detail } = await t.state();
    if (scene !== 'table' || /\.action|dump/.test(detail)) return;
    if ((await listed(t)).some(b => b.name === 'stepback')) return; // cards are picked, but nothing is committed yet
    met++;
    const before = [await prompt(t), await listed(t), (await log(t)).length > 0];
    await t.page.reload({ waitUntil: 'commit' });
    await t.ready();
    await t.settled();
    const after = await t.state();
    assert.equal(after.detail, detail);
    assert.deepEqual([await prompt(t), await listed(t), (await log(t)).length > 0], before);
    return met < (engine === 'chromium' ? 3 : 1) ? undefined : false;
  });
  assert.ok(met >= 1, 'no attack was met');
}));
