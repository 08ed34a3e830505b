// What one comes back for: five games that wait, a day's deal that is finished without the host, the court by mouse and by keys, and who
// plays here, carried out, deleted and brought back.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { dice, Finger, Keys, listed, play, prompt, wipe } from './player.mjs';

after(quit);

const visit = async (size, check) => {
  const host = await serve(dist()), context = await launch({ size, touch: size[0] < 700 });
  try {
    const t = await open(context, host.url + '?clock=test', { wait: false, touch: size[0] < 700 });
    await t.ready(90000);
    await t.settled();
    await check(t, new Finger(t), host);
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
    await host.stop().catch(() => {});
  }
};
const reload = async t => { await t.page.reload({ waitUntil: 'commit' }); await t.ready(90000); return t.settled(); };
// press works a button of the document, wherever it is scrolled.
const press = async (t, name) => {
  await t.page.evaluate(n => document.querySelector(`#twin [data-name="${n}"]`).click(), name);
  await t.tick(20);
  return t.settled();
};
const leave = async t => { for (const name of ['menu', 'menu:leave']) await press(t, name); };
const texts = async t => (await listed(t)).map(b => b.text).join('\n');
const titles = ['Usurpers', 'Two Kingdoms', 'Home Houses', 'Royal Crush', 'Royalty'];

test('five games that were begun wait after a reload, and each is gone on with', () => visit([360, 640], async t => {
  const hands = {};
  const hand = async () => (await listed(t)).filter(b => b.name.startsWith('what:card:')).map(b => b.name).sort().join(' ');
  for (const game of ['usurpers', 'kingdoms', 'houses', 'crush', 'royalty']) {
    await press(t, 'game:' + game);
    await press(t, 'play');
    hands[game] = await hand();
    await leave(t);
  }
  assert.equal((await reload(t)).scene, 'title');
  const waiting = (await listed(t)).filter(b => /^continue/.test(b.name));
  assert.deepEqual(waiting.length, 5, await texts(t));
  for (const title of titles) assert.ok(waiting.some(b => b.text.includes(title)), `${title} does not wait`);
  for (const game of ['royalty', 'usurpers']) {
    const own = (await listed(t)).find(b => /^continue/.test(b.name) && b.text.includes(game === 'royalty' ? 'Royalty' : 'Usurpers'));
    await press(t, own.name);
    assert.equal(await hand(), hands[game], `${game} goes on with other cards`);
    await leave(t);
  }
}));

test("a day's deal is finished without the host, and stands among the results (WHOLE=1: played to its end, else given up)", () => visit([1280, 720], async (t, way, host) => {
  await t.page.waitForFunction(() => navigator.serviceWorker.controller, null, { polling: 100 });
  for (const name of ['settings', 'settings:speed', 'settings:speed:0', 'settings:pause', 'settings:pause:0', 'back', 'daily', 'daily:kingdoms']) await press(t, name);
  await host.stop();
  if (process.env.WHOLE) await play(t, way, dice(4));
  else {
    await play(t, way, dice(4), async (scene, steps) => steps < 2 || (await listed(t)).some(b => b.name === 'cancel') ? undefined : false);
    await press(t, 'menu');
    const give = (await listed(t)).find(b => b.name.startsWith('menu:give:'));
    assert.ok(give, await texts(t));
    for (const name of [give.name, 'confirm:yes']) await press(t, name);
    await t.until('the result', s => s.scene === 'result');
  }
  assert.match(await prompt(t), /wins|win\b/);
  await press(t, 'result:title');
  await press(t, 'daily');
  assert.match((await texts(t)) + await prompt(t) + await t.page.evaluate(() => document.querySelector('#twin').innerText), /Two Kingdoms[^\n]*\b(1st|2nd|first|second|place|of 2)/i);
}));

test('the court is entered and left by mouse and by keys, and its first bout is dealt', () => visit([1280, 720], async (t, finger) => {
  for (const way of [finger, new Keys(t)]) {
    await way.press('court');
    assert.equal((await t.state()).scene, 'court');
    await way.press('court:tam');
    const { scene } = await t.settled();
    assert.equal(scene, 'table');
    assert.match(await t.page.evaluate(() => document.querySelector('#twin').innerText), /Tam/);
    await leave(t);
  }
  await press(t, 'court');
  assert.match(await texts(t), /Tam/);
}));

test('who plays here comes along with what is exported, is gone after everything is deleted, and comes back', () => visit([360, 640], async t => {
  const meet = async () => { for (const name of ['settings', 'settings:you']) await press(t, name); };
  await meet();
  for (const name of ['person:new', 'name:Juno', 'name:ok', 'person:p2', 'settings:charge', 'settings:charge:1', 'back', 'back']) await press(t, name);
  for (const name of ['back', 'court', 'court:tam']) await press(t, name);
  await leave(t);
  const coming = t.page.waitForEvent('download');
  await press(t, 'settings');
  await press(t, 'settings:export');
  const file = readFileSync(await (await coming).path(), 'utf8');
  assert.match(file, /^people\.[ab] /m);
  assert.match(file, /^run-crush-court\.[ab] /m);
  for (const name of ['settings:storage', 'clear']) await press(t, name);
  await wipe(t);
  const left = await t.page.evaluate(() => globalThis.keep.keys());
  assert.deepEqual(left.filter(k => /^(people|court|run|stats|crowns)/.test(k)), []);
  await t.ready(90000);
  await t.settled();
  await meet();
  assert.doesNotMatch(await texts(t), /Juno/);
  for (const name of ['back', 'back', 'settings']) await press(t, name);
  const chooser = t.page.waitForEvent('filechooser');
  await press(t, 'settings:import');
  await (await chooser).setFiles({ name: 'royals-saves.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await t.until('the question', s => s.scene === 'import');
  await press(t, 'import:do');
  await meet();
  assert.match(await texts(t), /Juno/);
}));
