// The accessible document, looked at by axe and by the browser's own accessibility tree. A01, A23, A24, A28, A30.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dist, launch, open, quit, serve } from './lib.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let server;
before(async () => { server = await serve(dist()); });
after(async () => { await server.stop(); await quit(); });

const press = (t, name) => t.page.evaluate(n => document.querySelector(`#twin [data-name="${n}"]`).click(), name);

// faults runs axe with every rule of WCAG 2.2 A and AA and its own best practices.
const faults = async t => {
  await t.settled();
  await t.page.evaluate(axe);
  const r = await t.page.evaluate(() => axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
  assert.ok(r.passes.length > 15, 'axe looked at the page');
  return r.violations.map(v => `${v.id}: ${v.nodes.map(n => n.html).join(' | ')}`);
};

test('A01: axe finds nothing on the title, in the set-up, at the tables, in settings and rules', async () => {
  const context = await launch({ size: [1280, 720] });
  try {
    const t = await open(context, server.url + '?clock=test');
    assert.deepEqual(await faults(t), [], 'title');
    const games = await t.page.evaluate(() => [...document.querySelectorAll('#acts [data-name^="game:"]')].map(b => b.dataset.name));
    assert.ok(games.length >= 1);
    await press(t, 'settings');
    await t.until('the settings', s => s.scene === 'settings');
    assert.deepEqual(await faults(t), [], 'settings');
    await press(t, 'back');
    for (const game of games) {
      await t.until('the title', s => s.scene === 'title');
      await press(t, game);
      await t.until('the set-up', s => s.scene === 'setup');
      assert.deepEqual(await faults(t), [], game + ' set-up');
      await press(t, 'play');
      await t.until('the table', s => s.scene !== 'setup');
      assert.deepEqual(await faults(t), [], game + ' table');
      await t.page.evaluate(() => localStorage.clear());
      await t.page.reload({ waitUntil: 'commit' });
      await t.ready();
    }
  } finally {
    await context.done();
  }
});

test('A01 can fail: axe sees a button without a name', async () => {
  const context = await launch();
  const t = await open(context, server.url + '?clock=test');
  await t.page.evaluate(() => document.getElementById('acts').append(document.createElement('button')));
  assert.match(String(await faults(t)), /button-name/);
  await context.done();
});

test('A23, A24, A28: live regions stand in the first HTML; the tree has one prompt and every control once, by name', async () => {
  const html = readFileSync(dist() + '/index.html', 'utf8');
  assert.match(html, /<p id="prompt" role="status" aria-live="polite" aria-atomic="true"><\/p>/);
  assert.match(html, /<div role="log" aria-live="polite"[^>]*><ol id="log"><\/ol><\/div>/);
  const context = await launch({ size: [1280, 720] });
  try {
    const t = await open(context, server.url + '?clock=test');
    await t.page.evaluate(() => { window.first = [document.getElementById('prompt'), document.getElementById('log')]; });
    await press(t, 'game:usurpers');
    await t.until('the set-up', s => s.scene === 'setup');
    await press(t, 'play');
    await t.settled();
    assert.equal(await t.page.evaluate(() => first[0] === document.getElementById('prompt') && first[1] === document.getElementById('log')), true, 'they are never replaced');
    const cdp = await context.newCDPSession(t.page);
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    const of = role => nodes.filter(n => !n.ignored && n.role?.value === role).map(n => n.name?.value || '');
    assert.deepEqual(of('application'), []);
    assert.equal(of('status').length >= 1, true);
    const shown = await t.page.evaluate(() => [...document.querySelectorAll('#hand button, #acts button')].map(b => b.textContent));
    assert.ok(shown.length > 1);
    const buttons = [...of('button'), ...of('ToggleButton')];
    for (const name of new Set(shown)) assert.equal(buttons.filter(b => b === name).length, shown.filter(b => b === name).length, name);
    assert.ok(buttons.every(b => b !== ''), 'every button has a name');
  } finally {
    await context.done();
  }
});
