// Games that are over: their review, read by the document alone and seen as a picture, and their replay by keys and by taps.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { dice, Finger, listed, play, prompt, quick, seats } from './player.mjs';

after(quit);

const words = t => t.page.evaluate(() => document.querySelector('#twin').innerText);
const press = async (t, name) => { await t.page.evaluate(n => document.querySelector(`#twin [data-name="${n}"]`).click(), name); await t.seen(); };
// number reads "+31.4" or "−3.0" as tenths, so that sums are exact.
const number = text => { const m = /([+−]?)(\d+)\.(\d)/.exec(text); return (m[1] === '−' ? -1 : 1) * (10 * m[2] + +m[3]); };
const row = (text, what) => number(new RegExp(`${what}: ([+−]?\\d+\\.\\d)`).exec(text)[1]);

test('a game that is over is reviewed, read by the document alone, and is the same after a reload', async () => {
  const host = await serve(dist()), context = await launch({ size: [360, 640] });
  try {
    const t = await open(context, host.url + '?clock=test', { wait: false });
    await t.ready(90000);
    await t.settled();
    const way = new Finger(t);
    await quick(t, way);
    await way.press('game:usurpers');
    await seats(t, way, ['Person', 'Squire', 'Squire']);
    await way.press('play');
    await play(t, way, dice(5));
    await press(t, 'result:review');
    await t.until('the review', s => s.scene === 'review');
    await t.settled(90000);
    const text = await words(t);
    const rows = ['An even share', 'Luck of the deal', 'Luck of the cards, and what the others did', 'Given away by own choices', 'The result: [a-z ]+'].map(r => row(text, r));
    assert.equal(rows.slice(0, 4).reduce((a, b) => a + b), rows[4], `${rows} adds up`);
    assert.match(await prompt(t), /In 100 such games luck (gave|cost) /);
    assert.match(text, /never by a card that lay hidden/);
    const [, choices] = /Choice 1 of (\d+): /.exec(text);
    assert.equal([...text.matchAll(/Luck since the last one/g)].length, +choices, 'each choice has its line');
    if (process.env.SHOTS) await t.page.screenshot({ path: `${process.env.SHOTS}/review-phone.png` });
    const first = (await listed(t)).find(b => b.name === 'review:show:1');
    assert.ok(first, text);
    await press(t, first.name);
    await t.until('the replay', s => s.scene === 'replay');
    await t.settled();
    await t.key('Escape');
    await t.until('the review', s => s.scene === 'review');
    // Kept, it is found again in the list of past games, and a new judgement comes to the same words.
    await t.page.reload({ waitUntil: 'commit' });
    await t.ready(90000);
    await t.settled();
    if ((await t.state()).scene === 'result') await press(t, 'result:title');
    await t.page.setViewportSize({ width: 1280, height: 720 });
    await t.settled();
    await press(t, 'history');
    await press(t, 'past:review:1');
    await t.until('the review', s => s.scene === 'review');
    await t.settled(90000);
    const again = await words(t);
    assert.deepEqual(again.match(/^.*(: [+−]?\d+\.\d|games are won).*$/gm), text.match(/^.*(: [+−]?\d+\.\d|games are won).*$/gm));
    if (process.env.SHOTS) await t.page.screenshot({ path: `${process.env.SHOTS}/review-desk.png` });
    // The replay by keys, and by taps.
    await t.key('Escape');
    await press(t, 'past:replay:1');
    await t.settled();
    const at = async () => /replay (\d+) of (\d+)/.exec((await t.settled()).detail).slice(1).map(Number);
    const [from, all] = await at();
    assert.equal(from, 0);
    await t.key('ArrowRight');
    assert.deepEqual(await at(), [1, all]);
    await t.key('End');
    assert.deepEqual(await at(), [all, all]);
    await t.key('Shift+ArrowLeft');
    const turn = (await at())[0];
    assert(turn < all);
    await t.key('Shift+ArrowRight');
    assert((await at())[0] > turn);
    await t.key('End');
    await way.press('replay:back');
    assert.deepEqual(await at(), [all - 1, all]);
    await way.press('replay:first');
    assert.deepEqual(await at(), [0, all]);
    await way.press('replay:step');
    assert.deepEqual(await at(), [1, all]);
    await t.key('Escape');
    await t.until('the list', s => s.scene === 'history');
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
    await host.stop().catch(() => {});
  }
});
