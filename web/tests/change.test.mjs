// Changing the window, which changes the size of cards: in no frame is a card blank. (game/host tests the same of every change.)
// Runs alone: it looks at every frame while it is drawn.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { Finger, quick } from './player.mjs';

after(quit);

// watch looks at the pixels of every frame that is drawn while watching names rectangles, and notes how much of the middling
// one is not in the colour that it has most of. (A card that glides to its place may show a bare corner there.)
const watch = () => {
  const raf = requestAnimationFrame.bind(window);
  globalThis.seen = [];
  const look = () => {
    const gl = document.querySelector('canvas').getContext('webgl2'), k = devicePixelRatio;
    const places = watching(), shares = [];
    for (const r of places) {
      const w = Math.round(r.w * k), h = Math.round(r.h * k), px = new Uint8Array(4 * w * h), many = new Map();
      gl.readPixels(Math.round(r.x * k), gl.drawingBufferHeight - Math.round((r.y + r.h) * k), w, h, gl.RGBA, gl.UNSIGNED_BYTE, px);
      for (const p of new Uint32Array(px.buffer)) many.set(p, (many.get(p) || 0) + 1);
      shares.push(1 - Math.max(...many.values()) / (w * h));
    }
    if (places.length) seen.push(shares.sort((a, b) => a - b)[places.length >> 1]);
  };
  window.requestAnimationFrame = f => raf(t => {
    const before = globalThis.__royals?.seq;
    f(t);
    if (globalThis.watching && globalThis.__royals?.seq !== before) look();
  });
};

// indices are the corners of the hand's cards, as far as the next card leaves them free.
const indices = () => { globalThis.watching = () => JSON.parse(__royals.hits()).filter(h => h.name.startsWith('card:hand:')).map(h => ({ x: h.x + 5, y: h.y + 16, w: 16, h: 24 })); };

const frames = async (t, change) => {
  const { seq } = await t.page.evaluate(() => { seen.length = 0; return { seq: __royals.seq }; });
  await change();
  await t.until('the change', s => s.seq > seq);
  await t.settled();
  return t.page.evaluate(() => seen);
};

test('no card is blank in any frame after a change of the window', async () => {
  const host = await serve(dist()), context = await launch({ size: [640, 480] });
  try {
    const t = await open(context, host.url + '?clock=test', { before: watch }), way = new Finger(t);
    await t.settled();
    await quick(t, way); // the cards are in their places at once
    await way.press('game:usurpers');
    await way.press('play');
    await t.settled();
    await t.page.evaluate(indices);
    const check = (name, list) => {
      console.log(`${name}: ${list.length} frames, at the least ${Math.min(...list).toFixed(3)} of the middling index is drawn`);
      assert.ok(list.length > 1, `${name}: ${list.length} frames`);
      assert.ok(list.every(share => share > 0.1), `${name}: ${list}`);
    };
    for (const [width, height] of [[900, 700], [1500, 1300], [500, 800]])
      check(`${width}x${height}`, await frames(t, () => t.page.setViewportSize({ width, height })));
  } finally {
    await context.done();
    await host.stop();
  }
});
