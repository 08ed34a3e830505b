// A finger that explores the screen with a reader finds what lies under it: the buttons of the document lie over their
// pictures, and every press there counts once, whoever makes it.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve, forget } from './lib.mjs';

let server;
before(async () => { server = await serve(dist()); });
after(async () => { await server.stop(); await quit(); });

const press = (t, name) => t.page.evaluate(n => document.querySelector(`#twin [data-name="${n}"]`).click(), name);
// under returns for each hit of the app that is large enough which element lies over the middle of its button, and which hit.
const under = t => t.page.evaluate(() => {
  const hits = JSON.parse(__royals.hits()), at = (x, y) => hits.findLast(h => x >= h.x && x < h.x + h.w && y >= h.y && y < h.y + h.h)?.name;
  return [...document.querySelectorAll('#twin button.over')].map(b => {
    const r = b.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
    return { name: b.dataset.name, words: b.textContent, element: document.elementFromPoint(x, y)?.dataset?.name, hit: at(x, y), x, y };
  });
});

for (const [size, touch] of [[[360, 640], true], [[320, 256], false], [[1280, 720], false]]) test(`exploring at ${size}: each button over its picture is what lies under the finger, and what a tap there does`, async () => {
  const context = await launch({ size, touch });
  try {
    const t = await open(context, server.url + '?clock=test');
    await t.settled();
    const games = (await under(t)).filter(b => b.name.startsWith('game:')).map(b => b.name);
    assert.ok(games.length > 1);
    for (const game of games) {
      await press(t, game);
      await t.until('the set-up', s => s.scene === 'setup');
      await press(t, 'play');
      await t.settled();
      const all = await under(t);
      for (const b of all) assert.deepEqual([b.element, b.hit], [b.name, b.name], `${game}: ${b.words}`);
      assert.ok(all.some(b => b.name.startsWith('card:hand:')), `${game}: a card of the hand among ${all.map(b => b.name)}`);
      await forget(t.page);
      await t.page.reload({ waitUntil: 'commit' });
      await t.ready();
    }
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
  }
});

test('a press on a button over its picture counts once: by mouse, by finger, and as a bare click', async () => {
  const context = await launch({ size: [1280, 720], touch: true });
  try {
    const t = await open(context, server.url + '?clock=test');
    await t.settled();
    await press(t, 'game:usurpers');
    await t.until('the set-up', s => s.scene === 'setup');
    await press(t, 'play');
    await t.settled();
    const mute = (await under(t)).find(b => b.name === 'mute');
    const pressed = () => t.page.evaluate(() => document.querySelector('#twin [data-name="mute"]').getAttribute('aria-pressed'));
    let want = await pressed();
    const flips = async how => {
      want = want === 'true' ? 'false' : 'true';
      await t.settled();
      await t.seen();
      assert.equal(await pressed(), want, how);
    };
    const focus = () => t.page.evaluate(() => document.activeElement?.dataset?.name);
    const before = await focus();
    await t.page.mouse.click(mute.x, mute.y);
    await flips('by mouse');
    await t.page.touchscreen.tap(mute.x, mute.y);
    await flips('by finger');
    assert.equal(await focus(), before, 'a press leaves the focus where it was');
    await press(t, 'mute');
    await flips('as a bare click');
    // A page without time: the click comes a second after its press.
    await t.page.evaluate(() => addEventListener('pointerup', () => { for (const till = performance.now() + 1000; performance.now() < till;); }, { capture: true }));
    await t.page.mouse.click(mute.x, mute.y);
    await flips('by mouse, late');
    await t.page.touchscreen.tap(mute.x, mute.y);
    await flips('by finger, late');
  } finally {
    await context.done();
  }
});

test('exploring can fail: with ?over=0 the finger finds the canvas alone', async () => {
  const context = await launch({ size: [360, 640], touch: true });
  try {
    const t = await open(context, server.url + '?clock=test&over=0');
    await t.settled();
    const all = await under(t);
    assert.ok(all.length > 3);
    assert.ok(all.every(b => b.element === undefined && b.hit === b.name), 'no button takes the pointer');
  } finally {
    await context.done();
  }
});
