// A deal by its code: a link that is opened offline into a running app, one that was forged, and what a result sends.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { Finger, listed, prompt } from './player.mjs';

after(quit);

const deal = 'CRUSH-4C010-0003N-QK8NK-0GNN'; // three seats, a knight and a squire

// follow opens an address as a link does: in a page that stands, only what follows # changes.
const follow = async (t, what) => {
  await t.page.evaluate(hash => { location.hash = hash; }, what);
  await t.page.waitForFunction(() => location.hash === '', null, { polling: 50 });
  await t.tick(20);
  await t.settled();
};

test('a link to a deal opens without a network into a running game, and a forged one is refused', async () => {
  const host = await serve(dist()), context = await launch({ size: [360, 640], touch: true });
  try {
    const t = await open(context, host.url + '?clock=test', { touch: true }), way = new Finger(t);
    await t.page.waitForFunction(() => navigator.serviceWorker.controller, null, { polling: 100 });
    await way.press('game:kingdoms');
    await way.press('play');
    await host.stop();
    await follow(t, 'deal=' + deal);
    assert.match(await t.page.evaluate(() => document.querySelector('#title').textContent), /^Royal Crush/);
    await way.press('deal:play');
    assert.ok((await listed(t)).some(b => b.name.startsWith('what:card:hand:')), 'no hand was dealt');
    await follow(t, 'deal=' + deal.replace('QK8NK', 'QK8NM'));
    assert.match(await prompt(t), /A letter of this code is wrong\./);
    await way.press('back');
    await follow(t, 'game=' + deal + '.12345.ABCDE');
    assert.match(await prompt(t), /This record does not fit its deal: it was changed\./);
    await way.press('back');
    const waiting = (await listed(t)).filter(b => /^continue/.test(b.name)).map(b => b.text).join(' ');
    assert.match(waiting, /Two Kingdoms/);
    assert.match(waiting, /Royal Crush/);
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
    await host.stop().catch(() => {});
  }
});

test('a code is typed on a phone, letter by letter', async () => {
  const host = await serve(dist()), context = await launch({ size: [360, 640], touch: true });
  try {
    const t = await open(context, host.url + '?clock=test', { touch: true }), way = new Finger(t);
    await t.settled();
    for (const name of ['daily', 'daily:code', 'code:game:crush']) await way.press(name);
    for (const c of deal.slice(6).replaceAll('-', '')) await way.press('code:' + c);
    assert.equal(await prompt(t), deal);
    await way.press('code:ok');
    assert.equal((await t.settled()).scene, 'deal');
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
    await host.stop();
  }
});

// contrast is that of two colours as the browser writes them (WCAG 2.2, 1.4.3). What lets anything through has none.
const contrast = (a, b) => {
  const light = c => {
    const list = c.match(/[\d.]+/g).map(Number);
    if (list.length !== 3) return NaN;
    const [r, g, b] = list.map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [x, y] = [light(a), light(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

test('that a text was copied is told in letters that can be read, and goes by itself', async () => {
  const host = await serve(dist()), context = await launch({ size: [1280, 720] });
  try {
    const t = await open(context, host.url + '?clock=test');
    await t.settled();
    await t.page.evaluate(() => { // whether or not this browser lets a page write there
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { globalThis.copied = text; } } });
      return __royals.share('a link');
    });
    const [text, copied, ...inks] = await t.page.evaluate(() => {
      const box = document.querySelector('#notice'), b = box.querySelector('button');
      const ink = e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor];
      return [box.hidden ? '' : box.textContent, globalThis.copied, ink(box), ink(b)];
    });
    assert.equal(copied, 'a link');
    assert.match(text, /Copied\./);
    for (const [letters, ground] of inks) assert.ok(contrast(letters, ground) >= 7, `${letters} on ${ground}`);
    await t.page.waitForFunction(() => document.querySelector('#notice').hidden, null, { polling: 200, timeout: 30000 });
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
    await host.stop();
  }
});
