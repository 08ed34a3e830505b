// What another engine might show or hear in another way than Chromium does: the picture, what it calls the controls of the document, and what the
// system says through it. Tests of other files that run in it, too, have "every engine" in their names.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { dist, engine, launch, named, open, quit, root, serve } from './lib.mjs';
import { Finger, listed, seats } from './player.mjs';

after(quit);

const visit = async (options, check) => {
  const host = await serve(dist()), context = await launch({ size: [450, 800], ...options });
  try {
    return await check(await open(context, host.url + '?clock=test', { touch: options.touch }), host, context);
  } finally {
    await context.done();
    await host.stop();
  }
};

// difference compares two pictures: how far their colours are from one another on average, and how many of a thousand points
// are not nearly the same.
const difference = async (page, a, b) => page.evaluate(async pictures => {
  const [a, b] = await Promise.all(pictures.map(async png => {
    const bytes = Uint8Array.from(atob(png), c => c.charCodeAt(0)), bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const c = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    c.drawImage(bitmap, 0, 0);
    return c.getImageData(0, 0, bitmap.width, bitmap.height);
  }));
  let sum = 0, other = 0;
  const size = [[a.width, a.height], [b.width, b.height]].join(' and ');
  if (a.data.length === b.data.length) {
    for (let i = 0; i < a.data.length; i += 4) {
      const d = Math.max(...[0, 1, 2].map(k => Math.abs(a.data[i + k] - b.data[i + k])));
      sum += d;
      if (d > 24) other++;
    }
  }
  const points = a.data.length / 4;
  return { size, same: a.data.length === b.data.length, mean: sum / points, other: 1000 * other / points };
}, [a.toString('base64'), b.toString('base64')]);

// begun is a saved game of Two Kingdoms at its first choice, as Chromium wrote it.
const begun = () => visit({ engine: 'chromium' }, async t => {
  const way = new Finger(t);
  await way.press('game:kingdoms');
  await seats(t, way, ['Person', 'Person']);
  await way.press('play');
  await t.settled();
  await t.page.evaluate(() => keep.settled());
  return t.page.evaluate(() => saves.write());
});

// tour takes a picture of the title, of a table and of a result: the saved game is gone on with and given up.
const tour = (options, saves) => visit(options, async t => {
  const pictures = {}, way = new Finger(t), take = async name => { await t.page.mouse.move(2, 2); await t.settled(); pictures[name] = await t.page.screenshot(); };
  await take('title');
  await t.page.evaluate(text => globalThis.saves.take(text), saves);
  await t.page.reload({ waitUntil: 'commit' });
  await t.ready();
  await t.settled();
  if ((await t.state()).scene === 'title') await way.press('continue');
  if ((await t.state()).scene === 'curtain') { await t.tick(600); await way.press('curtain:ok'); }
  assert.equal((await t.state()).scene, 'table');
  await take('table');
  for (const name of ['menu', 'menu:give:con', 'confirm:yes']) await way.press(name);
  assert.equal((await t.settled()).scene, 'result');
  await take('result');
  return pictures;
});

for (const dpr of process.env.WHOLE ? [1, 2] : [1]) { // four times as many points are four times the work
  test(`title, table and result look as in Chromium, with ${dpr} points to a pixel (every engine)`, { skip: engine === 'chromium' }, async () => {
    const saves = await begun(), theirs = await tour({ dpr }, saves), ours = await tour({ dpr, engine: 'chromium' }, saves), context = await launch({ engine: 'chromium' });
    const out = join(root, 'out/engines'), page = await context.newPage();
    mkdirSync(out, { recursive: true });
    for (const name of Object.keys(ours)) {
      writeFileSync(join(out, `${name}-${dpr}-${engine}.png`), theirs[name]);
      writeFileSync(join(out, `${name}-${dpr}-chromium.png`), ours[name]);
      const d = await difference(page, ours[name], theirs[name]);
      console.log(`${name}: ${d.mean.toFixed(3)} of 255 apart on average, ${d.other.toFixed(2)} of 1000 points differ, ${d.size}`);
      assert.ok(d.same, d.size);
      assert.ok(d.mean < 1 && d.other < 5, `${name} is another picture (out/engines)`);
    }
    await context.done();
  });
}

// WebKit's driver, told to wait for the end of documents, waited for one that had been: two pages in eighty were lost to their tests.
test('a page that has come but loads on answers at once (every engine)', async () => {
  const host = createServer(), asked = new Promise(ok => host.on('request', (q, r) => {
    if (q.url === '/never') ok();
    if (q.url === '/') r.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>here</title><img src=never>');
  }));
  await new Promise(ok => host.listen(0, '127.0.0.1', ok));
  const context = await launch();
  try {
    const page = await context.newPage();
    await page.goto(`http://localhost:${host.address().port}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive');
    await asked;
    const from = Date.now();
    assert.deepEqual(await page.evaluate(() => [document.title, document.readyState]), ['here', 'interactive']);
    assert.ok(Date.now() - from < 20000, `the answer took ${Date.now() - from} ms`);
  } finally {
    await context.done();
    host.closeAllConnections();
    host.close();
  }
});

test('the engine calls every control by its name and its role (every engine)', () => visit({}, async t => {
  const way = new Finger(t), steps = { title: () => {}, 'set-up': () => way.press('game:kingdoms'), curtain: async () => { await seats(t, way, ['Person', 'Person']); await way.press('play'); },
    table: async () => { await t.tick(600); await way.press('curtain:ok'); } };
  for (const [where, go] of Object.entries(steps)) {
    await go();
    await t.settled();
    const shown = (await listed(t)).map(b => b.text);
    assert.ok(shown.length > 0, where);
    const want = { 'No such thing': 0 };
    for (const name of shown) want[name] = (want[name] || 0) + 1;
    assert.deepEqual(await named(t.page, 'button', Object.keys(want)), want, where);
  }
}));

// said is what the page hears of the system; input.js has the order.
const said = t => t.page.evaluate(() => { const at = new Float64Array(__royals.block.buffer); return { text: at[5], still: at[6], contrast: at[7] }; });

test('the page hears of reduced motion, and of nothing where nothing is asked for (every engine)', async () => {
  await visit({}, async t => assert.deepEqual(await said(t), { text: 1, still: 0, contrast: 0 }));
  await visit({ context: { reducedMotion: 'reduce' } }, async t => assert.equal((await said(t)).still, 1));
});

test('forced colours make the contrast high (every engine)', { skip: engine === 'webkit' && 'WebKit has no forced colours' }, () =>
  visit({ context: { forcedColors: 'active' } }, async t => assert.equal((await said(t)).contrast, 1)));

// edges returns the rectangle that holds all that can be pressed, and the height of a button.
const edges = async t => {
  const all = await t.hits(), { height } = all.find(h => h.name === 'settings') || {};
  return { right: Math.max(...all.map(h => h.x + h.w)), height, wide: await t.page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]) };
};

test('text half as large again is text of that size, within the window (every engine)', () => visit({ text: 1.5 }, async t => {
  assert.equal((await said(t)).text, 1.5);
  const way = new Finger(t), { right, wide } = await edges(t);
  assert.ok(right <= wide[0] && wide[1] <= wide[0], JSON.stringify([right, wide]));
  if (await t.page.isVisible('#install')) { // Chromium offers it in a profile of its own: its buttons hold their words
    assert.ok(await t.page.evaluate(() => [...document.querySelectorAll('#install button')].every(b => b.scrollWidth <= b.clientWidth)), 'a word is wider than its button');
    await t.page.click('#install-no');
  }
  await way.press('game:royalty');
  await way.press('play');
  assert.equal((await t.settled()).scene, 'table');
}));

// WebKit is zoomed itself, and tells the page nothing but the smaller window; for a page of the others zooming is more points to a pixel, too.
test('a page zoomed by half fits its window, and what is pressed there counts (every engine)', () => visit(engine === 'webkit' ? { zoom: 1.5 } : { size: [300, 533], dpr: 1.5 }, async t => {
  const way = new Finger(t), { right, wide } = await edges(t);
  assert.equal(wide[0], 300);
  assert.ok(right <= wide[0] && wide[1] <= wide[0], JSON.stringify([right, wide]));
  await way.press('game:royalty');
  await way.press('play');
  assert.equal((await t.settled()).scene, 'table');
  const table = await edges(t);
  assert.ok(table.right <= table.wide[0] && table.wide[1] <= table.wide[0], JSON.stringify(table));
}));
