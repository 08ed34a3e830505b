// Scanning with one switch and with two, by any key and by a tap anywhere; pressing by resting. A19.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';

let server;
before(async () => { server = await serve(dist()); });
after(async () => { await server.stop(); await quit(); });

const on = t => t.page.evaluate(() => document.activeElement?.dataset?.name);
const press = (t, name) => t.page.evaluate(n => document.querySelector(`#twin [data-name="${n}"]`).click(), name);
// setting gives a setting of the Accessibility page a value, and goes back to the title. Its clock stands still all the while:
// a scan that goes on by itself would be wherever the pushes had brought it.
const setting = async (t, name, value) => {
  await press(t, 'settings');
  await t.until('the settings', s => s.scene === 'settings');
  await press(t, 'settings:access');
  await t.until('the page', s => s.scene === 'access');
  for (const pressed of [name, `${name}:${value}`]) { await press(t, pressed); await t.seen(); }
  for (const scene of ['settings', 'title']) { await press(t, 'back'); await t.until(scene, s => s.scene === scene); }
  await t.asleep();
};
const key = async (t, k) => { await t.page.keyboard.press(k); await t.seen(); await t.tick(400); await t.seen(); };

test('A19: with one switch the ring goes on by itself, asleep in between, and a key presses what it stands on', async () => {
  const context = await launch({ size: [1280, 720] });
  try {
    const t = await open(context, server.url + '?clock=test');
    await setting(t, 'settings:switches', 1);
    const first = await on(t);
    assert.match(first, /^game:/);
    await key(t, 'z'); // into the group of what can be done
    await t.tick(2400);
    await t.seen();
    assert.notEqual(await on(t), first, 'it went on');
    await t.asleep();
    const second = await on(t);
    await key(t, 'Enter');
    assert.equal((await t.state()).scene, 'setup', `what it stood on, ${second}, was pressed`);
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
  }
});

test('A19: with two switches one goes on and the other presses; halves of the window do the same; nothing goes on by itself', async () => {
  const context = await launch({ size: [1280, 720] });
  try {
    const t = await open(context, server.url + '?clock=test');
    await setting(t, 'settings:switches', 2);
    const first = await on(t);
    await t.tick(9000);
    await t.seen();
    assert.equal(await on(t), first);
    await key(t, 'Enter');
    await key(t, ' ');
    const second = await on(t);
    assert.notEqual(second, first);
    for (let i = 0; i < 2; i++) { // over the way out of a group, which is no button, to its first stop
      await t.page.mouse.click(100, 300);
      await t.seen();
      await t.tick(400);
    }
    await t.seen();
    assert.notEqual(await on(t), second, 'the left half goes on');
    await t.page.mouse.click(1200, 300);
    await t.seen();
    assert.equal((await t.state()).scene, 'setup', 'the right half presses');
  } finally {
    await context.done();
  }
});

test('a mouse that rests presses, where that is wanted', async () => {
  const context = await launch({ size: [1280, 720] });
  try {
    const t = await open(context, server.url + '?clock=test');
    await setting(t, 'settings:dwell', 1);
    const { x, y, w, h } = (await t.hits()).find(r => r.name === 'settings');
    await t.page.mouse.move(x + w / 2, y + h / 2);
    await t.seen();
    await t.tick(500);
    await t.seen();
    assert.equal((await t.state()).scene, 'title', 'too soon');
    await t.tick(100);
    await t.until('the settings', s => s.scene === 'settings');
  } finally {
    await context.done();
  }
});
