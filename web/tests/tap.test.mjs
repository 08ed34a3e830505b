// Where a control is tapped: where it is to be seen.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { bare } from './lib.mjs';

const inside = (p, r) => p.x > r.x && p.x < r.x + r.w && p.y > r.y && p.y < r.y + r.h;

test('a card of a fan is tapped on the strip that its neighbour leaves free', () => {
  const fan = [0, 33, 66, 99].map((x, i) => ({ name: `card:${i}`, x, y: 400, w: 72, h: 100 }));
  for (const card of fan) {
    const p = bare(fan, card.name);
    assert.equal(fan.findLast(r => inside(p, r)).name, card.name);
  }
  assert.deepEqual(bare(fan, 'card:3'), { x: 135, y: 450 }, 'the middle, where that is free');
  assert.ok(bare(fan, 'card:0').x > 8 && bare(fan, 'card:0').x < 25, 'not on the edge of the strip');
  const raised = [...fan.filter(r => r.name !== 'card:1'), { ...fan[1], y: 385 }]; // above both neighbours
  for (const card of raised) assert.equal(raised.findLast(r => inside(bare(raised, card.name), r)).name, card.name);
});

test('what is covered or missing is not tapped', () => {
  const button = { name: 'play', x: 10, y: 10, w: 48, h: 48 };
  assert.equal(bare([button, { name: 'cover', x: 0, y: 0, w: 100, h: 100 }], 'play'), null);
  assert.equal(bare([button], 'stop'), null);
  assert.deepEqual(bare([{ name: 'cover', x: 0, y: 0, w: 100, h: 100 }, button], 'play'), { x: 34, y: 34 });
});
