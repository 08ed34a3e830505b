// What is kept: carried out and in (P25), read when it is old or damaged (P22), promised to last (P24); the doors of an installed app (P06) and
// how it comes to be one (P10).
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dist, forget, launch, lay, keptAs, onDisk, open, quit, root, serve } from './lib.mjs';
import { dice, Finger, listed, play, prompt, quick, seats } from './player.mjs';

after(quit);

const visit = async (check, { query = '?clock=test', before, more = {}, begun = true } = {}) => {
  const host = await serve(dist()), context = await launch({ size: [400, 800], ...more });
  try {
    const t = await open(context, host.url + query, { wait: false, before });
    await t.ready(90000);
    const way = new Finger(t);
    if (begun) {
      await t.settled();
      await quick(t, way);
      await way.press('game:usurpers');
      await seats(t, way, ['Person', 'Squire', 'Squire', 'Squire']);
      await way.press('play');
    }
    await check(t, way, host, context);
  } finally {
    await context.done();
    await host.stop().catch(() => {});
  }
};

const shown = async t => ({ detail: (await t.state()).detail, prompt: await prompt(t), acts: await listed(t) });
const reload = async t => { await t.page.reload({ waitUntil: 'commit' }); await t.ready(90000); return t.settled(); };
const said = t => t.page.evaluate(() => document.querySelector('#alert').textContent + document.querySelector('#twin').textContent);
// bring gives a file to whatever asks for one next.
const bring = async (page, press, text) => {
  const chooser = page.waitForEvent('filechooser');
  await press();
  await (await chooser).setFiles({ name: 'royals-saves.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
};
const exported = async (page, press) => {
  const coming = page.waitForEvent('download');
  await press();
  const d = await coming;
  assert.equal(d.suggestedFilename(), 'royals-saves.txt');
  return readFileSync(await d.path(), 'utf8');
};
// tells waits until the document says something.
const tells = (t, what) => t.page.waitForFunction(([source, flags]) => new RegExp(source, flags).test(document.querySelector('#alert').textContent + document.querySelector('#twin').textContent), [what.source, what.flags], { polling: 100 });
const nothing = 'royals saves 1\nend c6fdd34\n'; // a file of saved games with no game in it
// dial scrolls the settings until a dial can be tapped.
const dial = async (t, name) => {
  for (let i = 0; i < 20; i++) {
    const h = (await t.hits()).find(h => h.name === name);
    if (h && h.y > 60 && h.y + h.h < 790) return t.tapAt(h);
    await t.page.mouse.move(300, 300);
    await t.page.mouse.wheel(0, 200);
    await t.seen();
    await t.tick(300);
  }
  assert.fail(`${name} cannot be reached`);
};

test('P25: export, clear, import: the same game, by the buttons of the settings', () => visit(async (t, way) => {
  await play(t, way, dice(3), async (s, steps) => steps < 3 || (await listed(t)).some(b => b.name === 'stepback' || b.name === 'cancel') ? undefined : false); // not in the middle of a choice
  await t.settled();
  const before = await shown(t), kept = await t.page.evaluate(() => saves.write());
  await way.press('menu');
  await way.press('menu:settings');
  const file = await exported(t.page, () => dial(t, 'settings:export'));
  assert.equal(file, kept);
  await forget(t.page);
  assert.equal((await reload(t)).scene, 'title');
  assert.ok(!(await listed(t)).some(b => b.name === 'continue'));
  await way.press('settings');
  await bring(t.page, () => dial(t, 'settings:import'), file.replace(/^(run-\S+) royals1/m, '$1 royals2'));
  await tells(t, /damaged. Nothing was changed/);
  await bring(t.page, () => dial(t, 'settings:import'), nothing);
  await tells(t, /nothing in this file/);
  await bring(t.page, () => dial(t, 'settings:import'), file);
  await tells(t, /What comes:.*A game of Usurpers after .*What goes:/s);
  await way.press('import:do');
  assert.equal((await t.settled()).scene, 'title');
  assert.equal(await t.page.evaluate(() => saves.write()), file);
  await way.press('continue');
  await t.settled();
  assert.deepEqual(await shown(t), before);
  assert.equal(t.reloads, 1, 'nothing was read anew but what is kept');
  await way.press('menu');
  await way.press('menu:leave');
  await way.press('settings');
  await dial(t, 'settings:storage');
  await way.press('undo');
  await way.press('confirm:yes');
  await t.settled();
  assert.ok(!(await listed(t)).some(b => b.name === 'continue'), 'the import is undone');
  assert.deepEqual(t.messages, []);
}));

test('P25: export.html carries saved games out and in where the game does not start', () => visit(async (t, way, host, context) => {
  const before = await shown(t), file = await t.page.evaluate(() => saves.write());
  host.behaviour.edit = (name, b) => name.endsWith('.gz') || name === 'boot.js' ? null : b;
  const page = await context.newPage(), bad = [];
  page.on('console', m => { if (['error', 'warning'].includes(m.type())) bad.push(m.text()); });
  await page.goto(host.url + 'export.html');
  assert.equal(await exported(page, () => page.click('#export')), file);
  await page.click('#import');
  await page.waitForFunction(() => /another tab/.test(document.getElementById('told').textContent));
  await t.page.goto('about:blank');
  await forget(page);
  await bring(page, () => page.click('#import'), 'hello');
  await page.waitForFunction(() => /not a file of saved games/.test(document.getElementById('told').textContent));
  await bring(page, () => page.click('#import'), '\ufeff' + file.replaceAll('\n', '\r\n'));
  await page.waitForFunction(() => /Imported/.test(document.getElementById('told').textContent));
  assert.deepEqual(bad, []);
  await page.close();
  host.behaviour.edit = undefined;
  await t.page.goto(host.url + '?clock=test', { waitUntil: 'commit' });
  await t.ready(90000);
  await t.settled();
  assert.deepEqual(await shown(t), before);
}));

// hurt changes slots of the game in the browser.
const hurt = async (t, how) => {
  await t.page.evaluate(() => keep.settled());
  const all = await onDisk(t.page), run = keptAs(all), keys = [run + '.a', run + '.b'].filter(k => all[k]).sort((x, y) => all[y].split(' ')[1] - all[x].split(' ')[1]);
  await lay(t.page, Object.fromEntries((how === 'newest' ? keys.slice(0, 1) : keys).map(k => [k, all[k].slice(0, 60)])));
  return keys.length;
};

test('P22: a save cut short costs one step, and both cut are set aside with a word and stay in the file', () => visit(async (t, way) => {
  await play(t, way, dice(4), async (s, steps) => steps < 2 ? undefined : false);
  assert.equal(await hurt(t, 'newest'), 2);
  assert.equal((await reload(t)).scene, 'table');
  assert.match(await said(t), /copy before it/);
  await hurt(t, 'both');
  await reload(t);
  assert.match(await said(t), /could not be read/);
  const file = await t.page.evaluate(() => saves.write());
  assert.match(file, /^run-usurpers-\w+-aside-1\.[ab] royals1 /m, 'here is the file');
  await way.press('game:kingdoms');
  await way.press('play');
  assert.equal((await t.settled()).scene, 'table');
  assert.deepEqual(t.messages, []);
}));

test('P22: the first version of the file of saved games is still read', () => visit(async t => {
  const old = readFileSync(root + '/game/store/testdata/page.txt', 'utf8');
  const got = await t.page.evaluate(async text => { await saves.take(text); return saves.write(); }, old);
  assert.deepEqual([got, (await onDisk(t.page))['match.a']], [old, 'a damaged \\ one\r\nof two lines, with é']);
}, { begun: false }));

test('P24: the promise to keep is asked for after the first finished game, once, and the settings show it', () => visit(async (t, way) => {
  const asked = () => t.page.evaluate(() => sessionStorage.getItem('asked') || '');
  await play(t, way, dice(2));
  assert.equal((await t.state()).scene, 'result');
  assert.equal(await asked(), 'x');
  await t.page.evaluate(() => __royals.persist(true));
  assert.equal(await asked(), 'x', 'only once');
  await way.press('result:title');
  await way.press('settings');
  assert.match((await listed(t)).find(b => b.name === 'settings:last').text, /promised to last/);
}, { before: () => {
  StorageManager.prototype.persisted = async () => false;
  StorageManager.prototype.persist = async () => { sessionStorage.setItem('asked', (sessionStorage.getItem('asked') || '') + 'x'); return true; };
} }));

test('P06: every shortcut of the manifest opens its screen', () => visit(async (t, way, host) => {
  const m = JSON.parse(readFileSync(root + '/web/page/manifest.webmanifest'));
  const url = m.shortcuts.find(s => /resume/.test(s.url)).url;
  const before = await shown(t);
  await way.press('menu');
  await way.press('menu:leave');
  assert.equal((await t.state()).scene, 'title');
  assert.equal((await reload(t)).scene, 'title', 'who left stays at the title');
  await t.page.goto(new URL(url, host.url).href + '&clock=test', { waitUntil: 'commit' });
  await t.ready(90000);
  await t.until('the table', s => s.scene === 'table');
  await t.settled();
  assert.deepEqual(await shown(t), before);
}));

const banner = t => t.page.evaluate(() => { const b = document.getElementById('install'); return b.hidden || b.classList.contains('away') ? '' : b.textContent.replace(/\s+/g, ' ').trim(); });

// been goes somewhere and comes back: before that nothing is offered.
const been = async t => {
  await t.settled();
  assert.equal(await banner(t), '', 'at first sight the games are what is to be seen');
  for (const [name, scene] of [['settings', 'settings'], ['back', 'title']]) {
    await t.tap(name);
    await t.until(scene, s => s.scene === scene);
    await t.settled();
  }
};

test('the offer of a new version waits while one plays', () => visit(async t => {
  const seen = () => t.page.isVisible('#notice');
  await t.settled();
  await t.page.evaluate(() => { const b = document.getElementById('notice'); b.hidden = false; b.classList.add('calm'); });
  assert.ok(await seen(), 'on the title it is there');
  for (const name of ['game:royalty', 'play']) {
    await t.page.evaluate(name => document.querySelector(`#twin [data-name="${name}"]`).click(), name);
    await t.tick(400);
  }
  await t.until('the table', s => s.scene === 'table');
  assert.ok(!await seen(), 'over a table it is in the way');
  await t.page.evaluate(() => document.getElementById('notice').classList.remove('calm'));
  assert.ok(await seen(), 'another notice is not');
}, { begun: false }));

test('P10: the install button comes after beforeinstallprompt only, asks the browser, and goes for good', () => visit(async t => {
  await been(t);
  assert.equal(await banner(t), '');
  const offer = () => t.page.evaluate(() => { const e = new Event('beforeinstallprompt', { cancelable: true }); e.prompt = async () => { window.prompted = true; }; e.userChoice = Promise.resolve({ outcome: 'dismissed' }); dispatchEvent(e); return e.defaultPrevented; });
  assert.equal(await offer(), true);
  assert.match(await banner(t), /Install/);
  await t.page.click('#install-do');
  assert.equal(await t.page.evaluate(() => window.prompted), true);
  await reload(t);
  await offer();
  await been(t);
  assert.match(await banner(t), /Install/);
  await t.page.click('#install-no');
  assert.equal(await banner(t), '');
  await reload(t);
  await offer();
  await been(t);
  assert.equal(await banner(t), '', 'for good');
}, { begun: false }));

test('P10: the offer to install waits while the title says that a game is kept, and is set in the letters of the app', () => visit(async t => {
  assert.ok(await t.page.evaluate(() => [...document.fonts].some(f => f.family.includes('Alegreya Sans') && f.status === 'loaded')), 'the page lacks the letters');
  await been(t);
  assert.match(await banner(t), /Share/);
  for (const [name, scene] of [['game:royalty', 'setup'], ['play', 'table'], ['menu', 'menu'], ['menu:leave', 'title']]) {
    await t.tap(name);
    await t.until(scene, s => s.scene === scene);
    await t.settled();
  }
  assert.equal(await banner(t), '');
  for (const [name, scene] of [['settings', 'settings'], ['back', 'title']]) {
    await t.tap(name);
    await t.until(scene, s => s.scene === scene);
    await t.settled();
  }
  assert.match(await banner(t), /Share/);
}, { begun: false, more: { size: [360, 640], context: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1' } } }));

test('P10: below the offer to install all games of the title can be seen and pressed', () => visit(async t => {
  await been(t);
  const games = async () => (await t.hits()).filter(h => h.name.startsWith('game:'));
  const before = await games();
  assert.equal(before.length, 5);
  const strip = await t.page.evaluate(() => { const r = document.getElementById('install').getBoundingClientRect(); return { y: r.y, high: r.height }; });
  assert.ok(strip.high > 40, 'there is no strip');
  for (const h of before) assert.ok(h.h >= 48 && h.y + h.h <= strip.y, `${h.name} ends at ${h.y + h.h}, the strip begins at ${strip.y}`);
  await t.page.click('#install-no');
  await t.settled();
  assert.ok((await games()).at(-1).y > before.at(-1).y, 'without the strip they have the room again');
}, { begun: false, more: { size: [360, 640], context: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1' } } }));

test('P10: on an iPhone the way to the home screen is told instead, and goes for good', () => visit(async t => {
  await been(t);
  assert.match(await banner(t), /Share.*Add to Home Screen/);
  await t.page.click('#install-no');
  await reload(t);
  await been(t);
  assert.equal(await banner(t), '');
}, { begun: false, more: { context: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1' } } }));

test('P10: on a home screen nothing is offered', () => visit(async t => {
  await been(t);
  assert.equal(await banner(t), '');
}, { begun: false, before: () => { Object.defineProperty(navigator, 'standalone', { get: () => true }); },
  more: { context: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1' } } }));
