// Two people round one device: after handing over, nothing on the page names a card of the hand before.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { dice, Finger, play, quick, seats } from './player.mjs';

after(quit);

// everything is all that the page says to anybody: what is written, what is read aloud, what a pointer is told, the title.
const everything = t => t.page.evaluate(() => {
  const out = [document.title, location.href, document.body.innerText, document.body.textContent];
  for (const e of document.querySelectorAll('*')) {
    for (const a of e.attributes) if (a.name !== 'style' && a.name !== 'src' && e.tagName !== 'SCRIPT') out.push(a.value);
  }
  return out.join('\n');
});
const hand = t => t.page.evaluate(() => [...document.querySelectorAll('#hand button')].map(b => b.textContent));
const anyCard = /\b(ace|king|queen|jack|10|[2-9]) of (clubs|diamonds|hearts|spades)\b|card:hand:|\bjoker\b/i;

const tables = { usurpers: ['Person', 'Person', 'Squire', 'Squire'], kingdoms: ['Person', 'Person'], houses: ['Person', 'Person'],
  crush: ['Person', 'Person', 'Squire', 'Squire'], royalty: ['Person', 'Person', 'Squire', 'Squire'] };

for (const [game, kinds] of Object.entries(tables)) {
  test(`${game}: two people round one device, nothing of a hand stays behind`, async () => {
    const host = await serve(dist()), context = await launch({ size: [360, 640], touch: true });
    try {
      const t = await open(context, host.url + '?clock=test', { touch: true });
      await t.settled();
      const way = new Finger(t);
      await quick(t, way);
      await way.press('game:' + game);
      await seats(t, way, kinds);
      await way.press('play');
      let curtains = 0, hands = 0, tabled = 0;
      const held = new Set(), enough = () => curtains > 2 && hands > 2;
      const look = async (scene, steps) => {
        if (scene === 'curtain') {
          curtains++;
          const said = await everything(t), found = said.match(anyCard);
          assert.ok(!found, `behind the curtain the page names ${found && found[0]}`);
          for (const card of held) assert.ok(!said.toLowerCase().includes(card.toLowerCase()), `behind the curtain the page names ${card}`);
          return;
        }
        if (scene !== 'table') return;
        const seen = await hand(t);
        if (seen.length) {
          hands++;
          held.clear();
          seen.forEach(card => held.add(card));
        } else { // the open table: no hand, and no button that says what is held
          tabled++;
          const said = await t.page.evaluate(() => [...document.querySelectorAll('#twin button')].map(b => b.dataset.name + ' ' + b.textContent).join('\n'));
          assert.ok(!/card:hand:/.test(said), said);
          const rest = said.replace(/^act:jak:.*$/gm, ''); // a Jack that may step in lies on the table
          if (game === 'kingdoms') assert.ok(!anyCard.test(rest), 'on the open table a button names a card: ' + said);
        }
        return steps < 25 || !enough() ? undefined : false;
      };
      // The deal is true chance: where one person is out before the device has changed hands, another game is played.
      for (let n = 0; n < 6 && !enough(); n++) {
        if (n > 0) await way.press('result:rematch');
        await play(t, way, dice(21 + n), look);
      }
      console.log(`${game}: ${curtains} curtains, ${hands} hands, ${tabled} times the open table`);
      assert.ok(enough(), `${curtains} curtains, ${hands} hands`);
      assert.deepEqual(t.messages, []);
    } finally {
      await context.done();
      await host.stop().catch(() => {});
    }
  });
}
