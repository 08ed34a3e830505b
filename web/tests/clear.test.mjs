// Everything is deleted: no key of ours stays in the browser, and the page begins as on the first day.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { Finger, wipe } from './player.mjs';

after(quit);

test('everything is deleted, with the offline copy where that is wished', async () => {
  const host = await serve(dist());
  after(() => host.stop().catch(() => {}));
  for (const copy of [false, true]) {
    const context = await launch({ size: [360, 640], touch: true });
    try {
      const t = await open(context, host.url + '?clock=test', { touch: true }), way = new Finger(t);
      await t.page.waitForFunction(() => navigator.serviceWorker.controller, null, { polling: 100 });
      for (const name of ['game:kingdoms', 'play', 'menu', 'menu:leave', 'settings']) await way.press(name);
      for (const name of ['settings:storage', 'clear']) { // below the fold: by the document
        await t.page.evaluate(n => document.querySelector(`[data-name="${n}"]`).click(), name);
        await t.tick(20);
        await t.settled();
      }
      if (copy) await way.press('clear:copy');
      await wipe(t);
      const left = await t.page.evaluate(async () => ({ slots: globalThis.keep.keys(), local: Object.keys(localStorage), caches: await caches.keys() }));
      assert.deepEqual(left.slots.filter(k => !/^(settings|format)\./.test(k)), []);
      assert.deepEqual(left.local.filter(k => !k.startsWith('royals-moved')), []);
      if (!copy) assert.ok(left.caches.some(k => k.startsWith('royals-')), 'the offline copy is gone');
      assert.deepEqual(t.messages, []);
    } finally {
      await context.done();
    }
  }
});
