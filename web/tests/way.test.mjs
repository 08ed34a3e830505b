// The way in: from the first visit to the first legal move, and by an address to the lessons.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { Finger, listed, prompt } from './player.mjs';

after(quit);

const visit = async (path, body, options = {}) => {
  const host = await serve(dist()), context = await launch({ size: [360, 640], touch: true });
  try {
    const t = await open(context, host.url + path, { touch: true, ...options });
    await t.settled();
    await body(t, new Finger(t));
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
    await host.stop().catch(() => {});
  }
};

test('a first visit: a name, a plate, the sheet with its goal, and a first legal move (every engine)', () => visit('?clock=test', async (t, way) => {
  assert.equal((await t.state()).scene, 'welcome');
  await way.press('settings:name');
  await way.press('name:Kit');
  await way.press('name:ok');
  await way.press('welcome:go');
  await way.press('game:royalty');
  assert.match(await prompt(t), /490 points/);
  assert.ok((await listed(t)).some(b => b.name === 'learn'), 'no lessons beside the game');
  assert.ok(!(await listed(t)).some(b => b.name.startsWith('option:')), 'house rules before a game');
  await way.press('play');
  await t.settled();
  const act = (await listed(t)).find(b => b.name.startsWith('act:'));
  const seated = await t.page.evaluate(() => document.querySelector('#twin').textContent);
  assert.ok(seated.includes('Kit'), seated); // at the seat: who plays alone is not named in the question
  await way.act(act.name);
  await t.page.reload({ waitUntil: 'commit' });
  await t.ready();
  assert.equal((await t.state()).scene, 'table');
}, { first: true }));

test('an address opens lessons past the first page, once', () => visit('?clock=test#learn=crush', async t => {
  await t.until('the lesson', s => s.scene === 'table' && /^lesson/.test(s.detail));
  assert.equal(await t.page.evaluate(() => location.hash), '');
  await t.page.evaluate(() => { location.hash = '#learn=royalty'; });
  for (let n = 0; n < 200 && !/a pair/.test(await prompt(t)); n++) await new Promise(ok => setTimeout(ok, 50));
  assert.match(await prompt(t), /Two alike are a pair/);
}, { first: true }));

test('in a large window all is a quarter larger, and answers where it is seen', async () => {
  const host = await serve(dist()), context = await launch({ size: [1440, 1440] });
  const t = await open(context, host.url + '?clock=test');
  await t.settled();
  const all = await t.hits(), at = name => all.find(h => h.name === name), plate = at('game:royalty');
  assert.equal(at('settings').h, 1.25 * 48);
  assert.ok(all.every(h => h.x + h.w <= 1440 && h.y + h.h <= 1440) && all.some(h => h.x + h.w > 1300) && all.some(h => h.y + h.h > 1200), 'what answers fills the window');
  const button = await t.page.evaluate(() => { const r = document.querySelector('#twin [data-name="game:royalty"]').getBoundingClientRect(); return { x: r.x, y: r.y, w: r.width, h: r.height }; });
  for (const side of ['x', 'y', 'w', 'h']) assert.ok(Math.abs(button[side] - plate[side]) < 0.1, `${side} of the button ${button[side]}, of its picture ${plate[side]}`);
  await t.page.mouse.click(plate.x + plate.w - 4, plate.y + plate.h - 4);
  await t.settled();
  assert.match(await prompt(t), /490 points/);
  await context.done();
  await host.stop();
});
