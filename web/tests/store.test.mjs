// Where saves lie in the browser (P38): they move from where earlier versions kept them, they are read where nothing can be written, and
// two tabs do not write over each other's (P39).
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, forget, launch, lay, meant, keptAs, newest, onDisk, open, quit, serve } from './lib.mjs';
import { dice, Finger, listed, play, prompt, quick, seats, setTo } from './player.mjs';

after(quit);
const patience = 90000;

// sitting begins a game on a page of its own and hands it over.
const sitting = async (body, { before } = {}) => {
  const host = await serve(dist()), context = await launch({ size: [400, 800] }), url = host.url + '?clock=test';
  try {
    const visit = async (how = { before }) => { const t = await open(context, url, { wait: false, ...how }); await t.ready(patience); await t.settled(patience); return t; };
    const t = await visit(), way = new Finger(t);
    await quick(t, way);
    await way.press('game:kingdoms'); // its choices are short, and a game has many
    await seats(t, way, ['Person', 'Squire']);
    await way.press('play');
    await choose(t, 2);
    await t.page.evaluate(() => keep.settled());
    await body(t, visit, context, url);
  } finally {
    await context.done();
    await host.stop();
  }
};
const roll = dice(6);
// choose plays on until some choices have been made, and none is half made.
const choose = async (t, n) => {
  const from = (await meant(t.page)).length;
  return play(t, new Finger(t), roll, async () => (await meant(t.page)).length < from + n || (await listed(t)).some(b => b.name === 'stepback' || b.name === 'cancel') ? undefined : false);
};
const shown = async t => ({ detail: (await t.state()).detail, prompt: await prompt(t), acts: (await listed(t)).filter(b => b.name !== 'alert:close') }); // a warning changes nothing of the game
const reload = async t => { await t.page.reload({ waitUntil: 'commit' }); await t.ready(patience); return t.settled(patience); };
const said = t => t.page.evaluate(() => document.querySelector('#alert').textContent + document.querySelector('#twin').textContent);
const wished = t => t.page.evaluate(() => Object.fromEntries(keep.all()));
const log = save => save.split('\n').filter(l => l.startsWith('do '));
const shelf = t => t.page.evaluate(() => Object.fromEntries(Object.keys(localStorage).filter(k => /^royals:\/:.*\.[ab]$/.test(k)).map(k => [k.slice(9), localStorage.getItem(k)])));
// ago lays everything where earlier versions kept it.
const ago = async t => {
  const all = await onDisk(t.page);
  await forget(t.page);
  await t.page.evaluate(all => { for (const [k, v] of Object.entries(all)) localStorage.setItem('royals:/:' + k, v); }, all);
  return all;
};

test('P38: what an earlier version kept moves once, and is taken away when it has been read back', () => sitting(async t => {
  const before = await shown(t), all = await ago(t);
  const run = keptAs(all);
  assert.ok(all[run + '.a'] && all['settings.a']);
  assert.equal((await reload(t)).scene, 'table');
  assert.deepEqual(await shown(t), before);
  assert.deepEqual(await onDisk(t.page), all);
  assert.deepEqual(await shelf(t), {});
  // What the earlier version wrote once more is not lost, nor does it take the place of what lies here.
  await t.page.evaluate(text => localStorage.setItem(text[0], text[1]), [`royals:/:${run}.a`, 'another game']);
  await reload(t);
  assert.deepEqual(await shown(t), before);
  assert.equal((await onDisk(t.page))[run + '-aside-1.a'], 'another game');
  assert.deepEqual(await shelf(t), {});
  assert.deepEqual(t.messages, []);
}));

test('P38: what cannot move stays where it is, is read and goes on from there', () => sitting(async (t, visit) => {
  const before = await shown(t), all = await ago(t);
  await t.page.addInitScript(() => { IDBObjectStore.prototype.put = () => { throw new DOMException('on purpose', 'QuotaExceededError'); }; });
  assert.equal((await reload(t)).scene, 'table');
  assert.deepEqual(await shown(t), before);
  assert.deepEqual(await shelf(t), all);
  await choose(t, 2);
  assert.deepEqual(await onDisk(t.page), {});
  assert.ok(log(newest(await shelf(t))).length > log(newest(all)).length);
  await t.page.close();
  const next = await visit(); // and moves when it can
  assert.deepEqual(await shelf(next), {});
  assert.ok(log(newest(await onDisk(next.page))).length > log(newest(all)).length);
}));

test('P38: without a database saves lie where they lay before', () => sitting(async t => {
  await t.page.evaluate(() => keep.settled());
  const before = await shown(t), kept = newest(await shelf(t));
  assert.ok(log(kept).length > 0);
  await reload(t);
  assert.deepEqual(await shown(t), before);
  assert.doesNotMatch(await said(t), /cannot be kept/);
}, { before: () => { IDBFactory.prototype.open = () => { throw new DOMException('on purpose', 'SecurityError'); }; } }));

for (const [how, name, words] of [['is full', 'QuotaExceededError', /no room left.*cannot be kept/], ['refuses to write', 'UnknownError', /refuses to store.*cannot be kept/]]) {
  test(`P38: a store that ${how} from the start is read, the player is told at the first choice, and it is kept again when that is over`, () => sitting(async t => {
    const before = await shown(t), kept = await onDisk(t.page);
    await t.page.addInitScript(name => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => { throw new DOMException('on purpose', name); };
      globalThis.allow = () => { IDBObjectStore.prototype.put = put; };
    }, name);
    assert.equal((await reload(t)).scene, 'table');
    assert.deepEqual(await shown(t), before);
    await choose(t, 2);
    assert.match(await said(t), words);
    assert.deepEqual(await onDisk(t.page), kept);
    await t.page.evaluate(() => allow());
    await choose(t, 2);
    await t.page.evaluate(() => keep.settled());
    await t.settled();
    assert.doesNotMatch(await said(t), words);
    const all = await onDisk(t.page);
    assert.deepEqual(all, await wished(t));
    assert.notDeepEqual(all, kept);
    // A browser may throw such a database away at its next start.
    const later = await shown(t);
    await lay(t.page, Object.fromEntries(Object.keys(all).map(k => [k, null])));
    await reload(t);
    assert.deepEqual(await shown(t), later);
    await t.page.evaluate(() => allow());
    await choose(t, 1);
    await t.page.evaluate(() => keep.settled());
    assert.deepEqual(await onDisk(t.page), await wished(t));
  }));
}

test('P38: storage that does not answer is told, and one can play without', async () => {
  const host = await serve(dist()), context = await launch({ size: [400, 800] });
  try {
    const t = await open(context, host.url + '?clock=test', { wait: false, before: () => { IDBFactory.prototype.open = () => globalThis.late = {}; } });
    await t.page.waitForFunction(() => /does not answer/.test(document.getElementById('trouble').textContent), null, { polling: 100, timeout: patience });
    await t.page.click('#trouble button');
    await t.ready(patience);
    await t.settled();
    assert.match(await said(t), /cannot be kept/);
    await t.page.evaluate(() => late.onerror()); // too late: the game has begun
    assert.equal(await t.page.evaluate(() => new Promise(ok => setTimeout(() => ok(document.getElementById('boot').hidden), 1000))), true, 'nothing lies over the game');
  } finally {
    await context.done();
    await host.stop();
  }
});

test('P38: a database that fails once is asked again, and one that fails for good hides nothing', () => sitting(async (t, visit) => {
  const before = await shown(t), kept = await onDisk(t.page);
  await t.page.addInitScript(() => {
    const open = IDBFactory.prototype.open, fails = +sessionStorage.getItem('fails');
    let n = 0;
    IDBFactory.prototype.open = function (...args) { if (n++ < fails) throw new DOMException('on purpose', 'UnknownError'); return open.apply(this, args); };
  });
  await t.page.evaluate(() => sessionStorage.setItem('fails', 1));
  await reload(t);
  assert.deepEqual(await shown(t), before);
  await t.page.evaluate(() => sessionStorage.setItem('fails', 1e9));
  await t.page.reload({ waitUntil: 'commit' });
  await t.ready(patience);
  assert.match(await said(t), /refuses to store/);
  await t.page.evaluate(() => sessionStorage.setItem('fails', 0));
  await reload(t);
  assert.deepEqual(await shown(t), before);
  assert.deepEqual(await onDisk(t.page), kept);
}));

test('P38: a write that reached the disk though nobody heard of it is no other tab, and a lost connection is renewed', () => sitting(async t => {
  await t.page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    globalThis.lost = 0;
    IDBObjectStore.prototype.put = function (...args) {
      const done = put.apply(this, args);
      if (lost++ === 0) this.transaction.oncomplete = () => this.transaction.onabort(); // it is on the disk, and the page hears another thing
      return done;
    };
  });
  await choose(t, 2);
  await t.page.evaluate(() => keep.settled());
  await t.settled();
  assert.ok(await t.page.evaluate(() => lost > 1), 'the write was tried again');
  assert.doesNotMatch(await said(t), /another tab|cannot be kept/);
  assert.deepEqual(await onDisk(t.page), await wished(t));
}, {}));

const open2 = /played on in another tab.*no longer saves/;
for (const base of [true, false]) {
  test(`P39: without locks, in ${base ? 'the database' : 'localStorage'}, the tab that would write over a newer save stops and says so`, () => sitting(async (t, visit) => {
    const lies = async () => { await t.page.evaluate(() => keep.settled()); return base ? onDisk(t.page) : shelf(t); };
    const two = await visit();
    assert.deepEqual(await shown(two), await shown(t), 'both have the same game');
    await choose(two, 3);
    await two.page.evaluate(() => keep.settled());
    const kept = await lies();
    await choose(t, 2);
    await t.settled();
    assert.match(await said(t), open2);
    await choose(t, 2);
    const way = new Finger(t);
    await way.press('menu');
    await way.press('menu:settings');
    await setTo(t, way, 'settings:speed', /at once/);
    assert.deepEqual(await lies(), kept, 'never again, under no name');
    assert.match(await said(t), open2);
    await choose(two, 1);
    await two.page.evaluate(() => keep.settled());
    assert.doesNotMatch(await said(two), open2);
    const before = await shown(two);
    await two.page.close();
    await reload(t);
    assert.deepEqual(await shown(t), before, 'loaded again it goes on there');
    assert.doesNotMatch(await said(t), open2);
  }, { before: base ? () => { Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }); }
    : () => { Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }); IDBFactory.prototype.open = () => { throw new DOMException('on purpose', 'SecurityError'); }; } }));
}
