// The day's deal: begun from its page, it waits beside the other games, and goes on after a reload.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { Finger, listed, prompt } from './player.mjs';

after(quit);

test("the day's deal of one date is the same for two players, and is found again after a reload", async () => {
  const host = await serve(dist()), hands = [];
  try {
    for (const size of [[360, 640], [1280, 720]]) {
      const context = await launch({ size, touch: size[0] < 700 });
      try {
        const t = await open(context, host.url + '?clock=test', { touch: size[0] < 700 }), way = new Finger(t);
        await t.settled();
        await way.press('daily');
        assert.match(await prompt(t), /^The same cards for everybody who plays on this date\./);
        await way.press('daily:royalty');
        hands.push((await listed(t)).filter(b => b.name.startsWith('what:card:hand:')).map(b => b.name).sort());
        await t.page.reload({ waitUntil: 'commit' });
        await t.ready();
        await t.settled();
        await way.press('menu');
        await way.press('menu:leave');
        await way.press('daily');
        const text = (await listed(t)).find(b => b.name === 'daily:royalty').text;
        assert.equal(text, 'Go on: Royalty. Begun.');
        assert.deepEqual(t.messages, []);
      } finally {
        await context.done();
      }
    }
    assert.deepEqual(hands[0], hands[1]);
    assert.ok(hands[0].length > 2, `a hand of ${hands[0].length}`);
  } finally {
    await host.stop().catch(() => {});
  }
});
