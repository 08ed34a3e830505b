// What is read out, heard as a screen reader hears it: by what changes in the two live regions. A24, A25, A26.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { dice, listed, log, prompt } from './player.mjs';

let server;
before(async () => { server = await serve(dist()); });
after(async () => { await server.stop(); await quit(); });

const press = async (t, name) => {
  await t.page.evaluate(n => document.querySelector(`#twin [data-name="${n}"]`).click(), name);
  await t.seen();
};
// spoken lets the voice write all it has to say, and returns every text that was read out until now.
const spoken = async t => {
  await t.settled();
  for (let i = 0; i < 3; i++) await t.tick(800);
  return t.page.evaluate(() => window.said);
};
const listen = t => t.page.evaluate(() => {
  window.said = [];
  window.regions = ['say', 'alert'].map(id => document.getElementById(id));
  new MutationObserver(() => { const text = regions[0].textContent; if (text) said.push({ text, at: __royals.clock() }); })
    .observe(regions[0], { childList: true, characterData: true, subtree: true });
});

for (const game of ['usurpers', 'kingdoms', 'houses', 'crush', 'royalty']) {
  test(`${game}: one report for each decision, the question last, nothing twice`, async () => {
    const context = await launch({ size: [640, 480] });
    try {
      const t = await open(context, server.url + '?clock=test');
      await listen(t);
      await press(t, 'game:' + game);
      await t.until('the set-up', s => s.scene === 'setup');
      await press(t, 'play');
      const roll = dice(7), parts = /^(act:|card:hand)/;
      for (let n = 0, asked = ''; n < 8; n++) {
        const all = await spoken(t);
        const state = await t.state();
        if (state.scene !== 'table' || !all.length) break;
        const now = await prompt(t), last = all.at(-1).text.trim();
        if (now !== asked) assert.ok(last.endsWith(now) || now.endsWith(last), `${last} does not end with ${now}`);
        for (let i = 1; i < all.length; i++) assert.ok(all[i].at - all[i - 1].at >= 699, `${all[i].text} after ${all[i].at - all[i - 1].at} ms`);
        asked = now;
        if (n === 3) { // a sheet says its name, and brings nothing again
          const lines = await log(t);
          await press(t, 'log');
          await spoken(t);
          await press(t, 'back');
          const since = (await spoken(t)).slice(all.length).map(s => s.text);
          assert.ok(since.every(s => !lines.some(l => s.includes(l))), since.join(' | '));
          assert.ok(since.length <= 1, since.join(' | '));
        }
        const can = (await listed(t)).filter(b => parts.test(b.name));
        if (!can.length) break;
        await press(t, can[Math.floor(roll() * can.length)].name);
      }
      assert.ok((await t.page.evaluate(() => said.length)) >= 2);
      assert.equal(await t.page.evaluate(() => regions.every(r => r.isConnected && r === document.getElementById(r.id))), true, 'never replaced');
      assert.deepEqual(t.messages, []);
    } finally {
      await context.done();
    }
  });
}

test('A25: the same refusal twice is two changes of the alert', async () => {
  const context = await launch({ size: [640, 480] });
  try {
    const t = await open(context, server.url + '?clock=test');
    await listen(t);
    await t.page.evaluate(() => {
      window.cries = [];
      new MutationObserver(() => { if (regions[1].textContent) cries.push(regions[1].textContent); }).observe(regions[1], { childList: true, characterData: true, subtree: true });
    });
    await press(t, 'game:usurpers');
    await t.until('the set-up', s => s.scene === 'setup');
    await press(t, 'play');
    await spoken(t);
    const term = await t.page.evaluate(() => document.querySelector('#twin [data-name^="term:"]')?.dataset.name);
    assert.ok(term, 'a word that can be explained');
    await press(t, term);
    await press(t, term);
    const cries = await t.page.evaluate(() => cries);
    assert.equal(cries.length, 2, cries.join(' | '));
    assert.notEqual(cries[0], cries[1]);
    assert.equal(cries[0].trim(), cries[1].trim());
  } finally {
    await context.done();
  }
});
