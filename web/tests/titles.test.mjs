// Whole games of four titles on the page, by finger, from the title to the result, without a word in the console: P34. play.test.mjs has
// the fifth.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { quit } from './lib.mjs';
import { alone, begin, ended, Finger, play, sitting } from './player.mjs';

after(quit);

for (const game of ['kingdoms', 'houses', 'crush', 'royalty']) {
  test(`P34: ${game}: one person against opponents, from the title to the result (every engine)`, () => sitting({ size: [360, 640], touch: true }, game, 11, async (t, roll) => {
    const way = new Finger(t);
    await begin(t, way, game, alone[game]);
    assert.ok(await play(t, way, roll) > 3);
    await ended(t);
  }));
}
