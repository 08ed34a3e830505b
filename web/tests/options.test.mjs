// A game of each house rule on the page, from the set-up to a dozen choices, or to where its own question has been put. A game of two is the
// shortest. WHOLE=1 plays each to its result.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { dice, Finger, listed, log, play, prompt, quick, seats, setTo } from './player.mjs';

after(quit);

const whole = process.env.WHOLE === '1';

// unanswered counts the times that people are asked for a secret answer. The log tells none of the round's answers then: C68.
const unanswered = async t => {
  if (!(await prompt(t)).endsWith('All answers are shown together.')) return 0;
  const lines = await log(t), attack = lines.findLastIndex(l => / attacks /.test(l));
  assert.ok(attack >= 0, 'the log does not tell of the attack');
  assert.deepEqual(lines.slice(attack).filter(l => / helps |sits this one out/.test(l)), []);
  return 1;
};

// added counts the times that a person is asked for another set of an attack, whatever the hand holds: R23.
const added = async t => Number((await listed(t)).some(b => b.text === 'Strike the blow'));

// The rules of a game: for each option what its button says, and how many play. Of them one is a
// person, or as many as people says. What met counts before each step has to come.
const rules = [
  { game: 'royalty', seats: 2, option: 'askRanks', says: 'aces too' },
  { game: 'royalty', seats: 2, option: 'askRanks', says: 'any' },
  { game: 'royalty', seats: 2, option: 'give', says: 'gives all' },
  { game: 'royalty', seats: 2, option: 'askAgain', says: 'after a success' },
  { game: 'crush', seats: 4, people: 2, option: 'answers', says: 'in secret', met: unanswered },
  { game: 'kingdoms', seats: 2, option: 'jackWipe', says: 'save a royal' },
  { game: 'royalty', seats: 2, option: 'combineAttacks', says: 'several', met: added, deal: 'ROYALTY-031G0-00000-0BG5J-0GXB' }, // four of six first choices lead there
];

for (const [i, r] of rules.entries()) {
  test(`${r.game}: a game with ${r.option}, ${r.says}`, async () => {
    const host = await serve(dist()), context = await launch({ size: [360, 640], touch: true });
    try {
      const t = await open(context, host.url + '?clock=test', { touch: true });
      await t.settled();
      const way = new Finger(t);
      await quick(t, way);
      await way.press('game:' + r.game);
      const people = r.people ?? 1;
      await seats(t, way, [...Array(people).fill('Person'), ...Array(r.seats - people).fill('Squire')]);
      await way.press('rules:custom');
      await setTo(t, way, 'option:' + r.option, new RegExp(r.says + '$'));
      const text = (await listed(t)).find(b => b.name === 'option:' + r.option).text;
      assert.ok(text.endsWith(': ' + r.says), text);
      if (r.deal) {
        await t.page.evaluate(deal => { location.hash = 'deal=' + deal; }, r.deal);
        await t.page.waitForFunction(() => location.hash === '', null, { polling: 50 });
        await t.tick(20);
        await way.press('deal:play');
      } else await way.press('play');
      const seed = 20 + i;
      console.log(`${r.game} ${r.option} seed ${seed}`);
      let met = 0;
      const roll = dice(seed), look = async (scene, steps) => {
        met += r.met ? await r.met(t) : 0;
        return whole || (r.met ? met === 0 : steps < 12);
      };
      assert.ok(await play(t, way, roll, look) > 3 || met > 0);
      // Deals are drawn anew: where one game went by without what is looked for, the next ones bring it.
      for (let more = 0; r.met && met === 0 && more < 9; more++) {
        await way.press('result:rematch');
        await play(t, way, roll, look);
      }
      assert.ok(!r.met || met > 0, 'what is to be looked at never came');
      const names = (await listed(t)).map(b => b.name);
      assert.ok(!whole || names.includes('result:rematch'), `no rematch in ${names}`);
      assert.deepEqual(t.messages, []);
    } finally {
      await context.done();
      await host.stop().catch(() => {});
    }
  });
}
