// The accessible document, looked at by axe and by the browser's own accessibility tree. A01, A23, A24, A28, A30.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dist, engine, launch, open, quit, serve, forget } from './lib.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let server;
before(async () => { server = await serve(dist()); });
after(async () => { await server.stop(); await quit(); });

const press = (t, name) => t.page.evaluate(n => document.querySelector(`#twin [data-name="${n}"]`).click(), name);

// faults runs axe with every rule of WCAG 2.2 A and AA and its own best practices.
const faults = async t => {
  await t.settled(240000);
  if (!await t.page.evaluate(() => !!globalThis.axe)) await t.page.evaluate(axe);
  const r = await t.page.evaluate(() => axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
  assert.ok(r.passes.length > 15, 'axe looked at the page');
  return r.violations.map(v => `${v.id}: ${v.nodes.map(n => n.html).join(' | ')}`);
};

test('A01: axe finds nothing on the title, in the set-up, at the tables, in settings and rules (every engine)', async () => {
  const context = await launch({ size: [1280, 720] });
  try {
    const t = await open(context, server.url + '?clock=test', { before: engine === 'webkit' ? axe : undefined }); // its driver runs no script of that size
    assert.deepEqual(await faults(t), [], 'title');
    const games = await t.page.evaluate(() => [...document.querySelectorAll('#twin [data-name^="game:"]')].map(b => b.dataset.name));
    assert.ok(games.length >= 1);
    await press(t, 'settings');
    await t.until('the settings', s => s.scene === 'settings');
    assert.deepEqual(await faults(t), [], 'settings');
    await press(t, 'back');
    for (const game of engine === 'chromium' ? games : games.slice(0, 2)) { // what differs between engines differs at any table
      await t.until('the title', s => s.scene === 'title');
      await press(t, game);
      await t.until('the set-up', s => s.scene === 'setup');
      assert.deepEqual(await faults(t), [], game + ' set-up');
      await press(t, 'play');
      await t.until('the table', s => s.scene !== 'setup');
      assert.deepEqual(await faults(t), [], game + ' table');
      await forget(t.page);
      await t.page.reload({ waitUntil: 'commit' });
      await t.ready();
    }
  } finally {
    await context.done();
  }
});

for (const size of [[1280, 720], [360, 640], [320, 256]]) test(`A01: axe finds nothing on any sheet and dialog at ${size}, with and without strong contrast`, async () => {
  const context = await launch({ size, touch: size[0] < 500 });
  try {
    const t = await open(context, server.url + '?clock=test', { first: true });
    const both = async what => {
      for (const contrast of ['no-preference', 'more']) {
        await t.page.emulateMedia({ contrast });
        assert.deepEqual(await faults(t), [], `${what} at ${size}, contrast ${contrast}`);
      }
    };
    const at = async (name, scene) => {
      await press(t, name);
      await t.until(scene, s => s.scene === scene);
      await both(name);
    };
    const back = async scene => { await press(t, 'back'); await t.until(scene, s => s.scene === scene); };
    await both('the first page');
    for (const name of ['settings:more', 'settings:coach', 'settings:coach:0', 'welcome:skip']) { await press(t, name); await t.seen(); }
    await t.until('title', s => s.scene === 'title');
    await at('settings', 'settings');
    await at('settings:speed', 'values');
    await back('settings');
    await at('settings:access', 'access');
    await at('settings:rebind', 'keys');
    await back('access');
    await back('settings');
    for (const [scene, out] of [['about', 'back'], ['storage', 'back'], ['name', 'name:ok']]) {
      await at('settings:' + scene, scene);
      await press(t, out);
      await t.until('the settings', s => s.scene === 'settings');
    }
    await back('title');
    await at('game:kingdoms', 'setup');
    await press(t, 'play');
    await t.until('the table', s => s.scene !== 'setup');
    await both('table');
    for (const [name, scene] of [['rules', 'rules'], ['log', 'log'], ['access', 'access'], ['see:P2', 'board'], ['hint', 'hint']]) {
      await at(name, scene);
      await back('table');
    }
    await at('menu', 'menu');
    await at('menu:give:con', 'confirm');
    const dialog = await t.page.evaluate(() => { const p = document.querySelector('[role=dialog]'); return p && [p.getAttribute('aria-modal'), document.getElementById(p.getAttribute('aria-labelledby'))?.textContent]; });
    assert.equal(dialog?.[0], 'true');
    assert.ok(dialog[1], 'a dialog says its name');
  } finally {
    await context.done();
  }
});

// Each way in leads to a page; what is only pressed is passed.
const around = [['daily', 'daily'], ['daily:code', 'code'], ['back'], ['back'], ['history', 'history'], ['stats', 'stats'], ['back'], ['crowns', 'crowns'], ['back'], ['back'],
  ['game:crush'], ['learn', 'table'], ['menu', 'lessons'],
  ['#deal=KINGDOMS-00000-00000-000BJ-0GRR', 'deal'], ['deal:play', 'curtain'], ['curtain:ok'], ['menu'], ['menu:give:con'], ['confirm:yes', 'result'],
  ['result:title'], ['history', 'history'], ['past:replay:1', 'replay'], ['back'], ['past:review:1', 'review']];
for (const size of [[1280, 720], [360, 640], [320, 256]]) test(`A01: axe finds nothing on what stands round a game at ${size}, with and without strong contrast`, async () => {
  const context = await launch({ size, touch: size[0] < 500 });
  try {
    const t = await open(context, server.url + '?clock=test');
    await t.settled();
    for (const [name, scene] of around) {
      if (name[0] === '#') {
        await t.page.evaluate(hash => { location.hash = hash; }, name);
        await t.page.waitForFunction(() => location.hash === '', null, { polling: 50 });
      } else if (name === 'back') await t.page.keyboard.press('Escape');
      else if (await t.page.evaluate(n => !!document.querySelector(`#twin [data-name="${n}"]`), name)) await press(t, name);
      else if (name !== 'next') assert.fail(`no ${name} on ${(await t.state()).scene}`);
      await t.seen();
      await t.settled(240000);
      await t.tick(600); // a curtain that is deaf
      if (!scene) continue;
      await t.until(scene, s => s.scene === scene);
      for (const contrast of ['no-preference', 'more']) {
        await t.page.emulateMedia({ contrast });
        assert.deepEqual(await faults(t), [], `${scene} at ${size}, contrast ${contrast}`);
      }
    }
    assert.deepEqual(t.messages, []);
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
  assert.match(html, /<div id="say" role="status" aria-live="polite" aria-atomic="true"><\/div>/);
  assert.match(html, /<div id="alert" role="alert"><\/div>/);
  assert.equal(html.split('id="say"').length + html.split('id="alert"').length, 4, 'once each');
  const context = await launch({ size: [1280, 720] });
  try {
    const t = await open(context, server.url + '?clock=test');
    await t.page.evaluate(() => { window.first = [document.getElementById('say'), document.getElementById('alert')]; });
    await press(t, 'game:usurpers');
    await t.until('the set-up', s => s.scene === 'setup');
    await press(t, 'play');
    await t.settled();
    assert.equal(await t.page.evaluate(() => first[0] === document.getElementById('say') && first[1] === document.getElementById('alert')), true, 'they are never replaced');
    const cdp = await context.newCDPSession(t.page);
    const { nodes } = await cdp.send('Accessibility.getFullAXTree');
    const of = role => nodes.filter(n => !n.ignored && n.role?.value === role).map(n => n.name?.value || '');
    assert.deepEqual(of('application'), []);
    assert.equal(of('status').length >= 1, true);
    const shown = await t.page.evaluate(() => [...document.querySelectorAll('#twin button')].map(b => b.textContent));
    assert.ok(shown.length > 1);
    const buttons = [...of('button'), ...of('ToggleButton')];
    for (const name of new Set(shown)) assert.equal(buttons.filter(b => b === name).length, shown.filter(b => b === name).length, name);
    assert.ok(buttons.every(b => b !== ''), 'every button has a name');
  } finally {
    await context.done();
  }
});
