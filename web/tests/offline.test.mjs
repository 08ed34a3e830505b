// The offline copy: complete or not there, one version at a time, changed only when the player says so. P11, P15, P17-P21, P23.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { demo, launch, open, quit, serve, whole } from './lib.mjs';

const hex = bytes => createHash('sha256').update(bytes).digest('hex');
const files = dir => Object.fromEntries([...readFileSync(join(dir, 'sw.js'), 'utf8').matchAll(/'([^']+)': '([0-9a-f]{64})'/g)].map(m => m.slice(1)));

// A second version of the page: every file but the thinker is another, the program has another name, and a word in the title tells it apart.
let next;
before(() => {
  next = mkdtempSync(join(tmpdir(), 'royals-next-'));
  const old = readdirSync(demo()).find(n => n.endsWith('.gz')), plain = gunzipSync(readFileSync(join(demo(), old)));
  const program = Buffer.concat([plain, Buffer.from([0, 5, 4, ...Buffer.from('next')])]), packed = gzipSync(program, { level: 1 });
  const name = `game-${hex(program).slice(0, 12)}.wasm.gz`, text = b => String(b).replaceAll(old, name).replaceAll(old.slice(0, -3), name.slice(0, -3)).replaceAll(hex(plain), hex(program));
  const give = whole(demo(), (file, b) => {
    if (/\.html$|^sw/.test(file)) {
      return text(b).replace(/(data-version="|royals-)[0-9a-f]{12}/, '$1ffffffffffff').replace('<title>Royals', '<title>Next')
        .replace(/data-packed="\d+" data-raw="\d+"/, `data-packed="${packed.length}" data-raw="${program.length}"`);
    }
    if (file.endsWith('.gz')) return b; // the thinker is the same
    return Buffer.concat([b, Buffer.from(file.endsWith('.css') ? '/* next */' : file.endsWith('.js') ? '// next' : ' ')]);
  });
  for (const file of readdirSync(demo())) writeFileSync(join(next, file === old ? name : file), file === old ? packed : give(file));
});
after(async () => { rmSync(next, { recursive: true, force: true }); await quit(); });

const installed = t => t.page.waitForFunction(() => navigator.serviceWorker.controller, null, { polling: 100 });
const version = t => t.page.title().then(s => s.split(':')[0]);
const eventually = async (what, f, ms = 15000) => {
  for (const end = Date.now() + ms; Date.now() < end; await new Promise(ok => setTimeout(ok, 100))) if (await f().catch(() => false)) return;
  assert.fail('waited in vain for ' + what);
};
const caches_ = t => t.page.evaluate(() => caches.keys());

const visit = async (check, behaviour = {}) => {
  const host = await serve(demo(), behaviour), context = await launch();
  try {
    const t = await open(context, host.url);
    await installed(t);
    await check(t, host, context);
  } finally {
    await context.done();
    await host.stop().catch(() => {});
  }
};

test('P11, P15: without the host every door still opens, and all that was kept is whole (every engine)', async () => {
  await visit(async (t, host) => {
    await host.stop();
    for (const door of ['', 'index.html', '?src=pwa', '?deal=CRUSH-4-AB12CD', '?open=resume']) {
      await t.page.goto(host.url + door, { waitUntil: 'commit' });
      await t.ready();
    }
    const kept = await t.page.evaluate(async () => {
      const c = await caches.open((await caches.keys())[0]), all = [];
      for (const q of await c.keys()) { const r = await c.match(q); all.push([new URL(q.url).pathname, r.ok, r.redirected, r.headers.get('content-type'), (await r.arrayBuffer()).byteLength]); }
      return all;
    });
    assert.ok(kept.length >= 12);
    for (const [name, ok, redirected, type, size] of kept) {
      assert.ok(ok && !redirected && size > 0, name);
      if (name.endsWith('.wasm')) assert.equal(type, 'application/wasm');
      assert.ok(!name.endsWith('.gz'), 'programs are kept inflated');
    }
  });
});

test('P12: a player who comes back asks the host for nothing but the worker', async () => {
  await visit(async (t, host) => {
    await t.page.reload({ waitUntil: 'commit' });
    await t.ready();
    host.seen.length = 0;
    await t.page.reload({ waitUntil: 'commit' });
    await t.ready();
    await eventually('the look for an update', async () => host.seen.length > 0);
    await t.asleep();
    assert.deepEqual([...new Set(host.seen)], ['/sw.js']);
  });
});

test('P17, P18: a new version waits for a press, then comes whole (every engine)', async () => {
  await visit(async (t, host) => {
    host.behaviour.dir = next;
    await t.page.reload({ waitUntil: 'commit' });
    await t.ready();
    assert.equal(await version(t), 'Royals', 'the old version goes on');
    await eventually('the offer', () => t.page.evaluate(() => !document.getElementById('notice').hidden));
    assert.equal((await caches_(t)).length, 2);
    await t.page.reload({ waitUntil: 'commit' });
    await t.ready();
    assert.equal(await version(t), 'Royals', 'a reload is no consent');
    await eventually('the offer again', () => t.page.evaluate(() => !document.getElementById('notice').hidden));
    await t.page.click('#notice button');
    await eventually('the new version', async () => await version(t) === 'Next' && (await t.state()).ready);
    await eventually('only its files', async () => String(await caches_(t)) === 'royals-ffffffffffff');
    await host.stop();
    await t.page.reload({ waitUntil: 'commit' });
    await t.ready();
    assert.equal(await version(t), 'Next');
  });
});

// attempt lets the browser look for another version and waits for what comes of it.
const attempt = t => t.page.evaluate(async () => {
  const r = await navigator.serviceWorker.getRegistration();
  await r.update().catch(() => {});
  const w = r.installing;
  while (w?.state === 'installing') await new Promise(ok => w.addEventListener('statechange', ok, { once: true }));
  return r.waiting ? 'whole' : w ? 'refused' : 'the same';
});

// copy returns the hashes of all that a version keeps.
const copy = (t, version) => t.page.evaluate(async version => {
  const c = await caches.open('royals-' + version), all = {};
  for (const q of await c.keys()) {
    const sum = await crypto.subtle.digest('SHA-256', await (await c.match(q)).arrayBuffer());
    all[new URL(q.url).pathname.slice(1)] = Array.from(new Uint8Array(sum), b => b.toString(16).padStart(2, '0')).join('');
  }
  return all;
}, version);
const first = () => /royals-([0-9a-f]{12})/.exec(readFileSync(join(demo(), 'sw.js'), 'utf8'))[1];
const from = (dir, name) => { try { return readFileSync(join(dir, name)); } catch { return null; } };
const names = () => [...new Set([...readdirSync(demo()), ...readdirSync(next)])].filter(n => !n.startsWith('shown-')).sort();

// plays says that a page stands, or what it says instead.
const plays = async (t, ms = 60000) => {
  for (const end = Date.now() + ms; Date.now() < end; await new Promise(ok => setTimeout(ok, 50))) {
    const s = await t.page.evaluate(() => globalThis.__royals?.ready ? 'plays' : document.querySelector('#trouble button')?.offsetHeight ? document.getElementById('trouble').textContent : '').catch(() => '');
    if (s) return s;
  }
  return 'an empty page';
};

// uploads are ways for a host to come from the old version to the new one: in the order of names and the other way, and each file alone.
const uploads = { forwards: all => all.map((_, i) => all.slice(0, i)), backwards: all => all.map((_, i) => all.slice(all.length - i)), alone: all => all.map(n => [n]) };
for (const [how, steps] of Object.entries(uploads)) {
  test(`P19: half an upload is not taken, whatever is there already (${how})`, async () => {
    await visit(async (t, host) => {
      let there = [];
      host.behaviour.show = name => from(there.includes(name) ? next : demo(), name);
      const refused = [];
      for (there of steps(names())) {
        const came = await attempt(t);
        assert.equal(came, there.includes('sw.js') ? 'refused' : 'the same', `with ${there}`);
        if (came === 'refused') refused.push(there.length);
        assert.deepEqual(await copy(t, first()), files(demo()), `with ${there}`);
        for (const [name, sum] of Object.entries(await copy(t, 'ffffffffffff'))) assert.equal(sum, files(next)[name], name);
      }
      assert.ok(refused.length > 0);
      await t.page.reload({ waitUntil: 'commit' });
      await t.ready();
      assert.equal(await version(t), 'Royals');
      assert.deepEqual(t.messages, []);
      host.seen.length = 0;
      host.behaviour.show = name => from(next, name);
      assert.equal(await attempt(t), 'whole');
      assert.deepEqual(await copy(t, 'ffffffffffff'), files(next));
      assert.ok(!host.seen.includes('/app.css') || how !== 'forwards', 'what was right before is not fetched again');
      await t.page.reload({ waitUntil: 'commit' });
      await t.ready();
      await eventually('the offer', () => t.page.evaluate(() => !document.getElementById('notice').hidden));
      await t.page.click('#notice button');
      await eventually('the new version', async () => await version(t) === 'Next' && (await t.state()).ready);
      await eventually('only its files', async () => String(await caches_(t)) === 'royals-ffffffffffff');
    });
  });
}

test('a first visit during an upload plays one version or says so, and the next one plays the new', async () => {
  const host = await serve(demo(), { cache: 'max-age=600' }), said = new Set();
  let there = [];
  try {
    for (const order of [names(), names().reverse()]) {
      const pages = [];
      for (let k = 1; k < order.length; k++) {
        there = order.slice(0, k);
        host.behaviour.show = name => from(there.includes(name) ? next : demo(), name);
        const context = await launch(), t = await open(context, host.url, { wait: false });
        const what = await plays(t);
        assert.match(what, /^plays$|did not come|could not be loaded/, `with ${there}`);
        said.add(what);
        if (k % 6) await context.done(); else pages.push([context, t, what]);
      }
      host.behaviour.show = name => from(next, name);
      for (const [context, t, what] of pages) {
        if (what === 'plays') await t.page.reload({ waitUntil: 'commit' }); else await t.page.click('#trouble button');
        await eventually('the new version', async () => await version(t) === 'Next' && (await t.state()).ready, 60000);
        await installed(t);
        assert.deepEqual(await copy(t, 'ffffffffffff'), files(next));
        await context.done();
      }
    }
    assert.match([...said].join(), /did not come/, 'there were mixtures');
  } finally {
    await host.stop();
  }
});

for (const [name, behaviour, doors] of [
  ['redirects index.html to the folder', { tidy: true }, ['', 'index.html', 'export.html']],
  ['shows the folder under its file only', { closed: true }, ['index.html', '']],
]) {
  test(`a host that ${name} gets its offline copy`, async () => {
    const host = await serve(demo(), behaviour), context = await launch();
    try {
      const t = await open(context, host.url + doors[0]);
      await installed(t);
      assert.deepEqual(await copy(t, first()), files(demo()));
      await host.stop();
      for (const door of doors) {
        await t.page.goto(host.url + door, { waitUntil: 'commit' });
        if (door === 'export.html') await t.page.waitForSelector('#export'); else await t.ready();
      }
    } finally {
      await context.done();
      await host.stop().catch(() => {});
    }
  });
}

test('addresses that are not the app\'s go to the host', async () => {
  await visit(async (t, host) => {
    host.behaviour.show = name => name === 'notes.html' ? Buffer.from('my notes') : from(demo(), name);
    host.seen.length = 0;
    const text = async at => { const r = await t.page.goto(host.url + at); return [r.status(), await t.page.evaluate(() => document.body.textContent)]; };
    assert.deepEqual(await text('notes.html'), [200, 'my notes']);
    assert.deepEqual(await text('indx.html'), [404, 'missing']);
    assert.deepEqual(host.seen.filter(p => p !== '/sw.js' && p !== '/favicon.ico'), ['/notes.html', '/indx.html']);
  });
});

test('P18: an update is looked for whenever the page is seen again', async () => {
  await visit(async (t, host) => {
    const looks = () => host.seen.filter(p => p === '/sw.js').length;
    await t.asleep();
    const before = looks();
    await t.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await eventually('another look', async () => looks() > before);
  });
});

test('P20: the worker is looked for past the browser\'s own cache', async () => {
  const text = readFileSync(join(demo(), 'sw.js'), 'utf8');
  assert.match(text, /const asks = \[\[name, 'reload'\]\];/, 'what it keeps comes past that cache, too');
  assert.doesNotMatch(text.slice(text.indexOf("'install'"), text.indexOf("'activate'")), /skipWaiting/, 'nobody takes over unasked');
  await visit(async t => {
    assert.equal(await t.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).updateViaCache), 'none');
  }, { cache: 'max-age=600' });
});

test('P23: a worker that gives up clears everything', async () => {
  await visit(async (t, host) => {
    const own = join(demo(), 'stop.js'), stop = readFileSync(existsSync(own) ? own : new URL('../stop.js', import.meta.url));
    host.behaviour.edit = (name, b) => name === 'sw.js' ? stop : b;
    await t.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await eventually('the end of the worker', () => t.page.evaluate(async () => !(await navigator.serviceWorker.getRegistration()) && (await caches.keys()).length === 0));
    host.behaviour.edit = (name, b) => name === 'sw.js' ? null : b;
    await t.page.reload({ waitUntil: 'commit' });
    await t.ready();
  });
});

test('P21: a second tab waits, and takes over when the first one goes', async () => {
  await visit(async (t, host, context) => {
    const second = await open(context, host.url, { wait: false });
    await second.page.waitForFunction(() => /another tab/.test(document.getElementById('trouble')?.textContent), null, { polling: 100 });
    assert.equal((await second.state()).ready, false);
    assert.equal(await second.page.evaluate(() => document.querySelector('canvas')), null, 'there is nothing to play on');
    await t.page.close();
    await second.ready();
  });
});

const lose = (t, which) => t.page.evaluate(async which => {
  const c = await caches.open((await caches.keys())[0]);
  for (const q of await c.keys()) if (new RegExp(which).test(q.url)) await c.delete(q);
}, which);

test('what the browser threw away is fetched again, and kept', async () => {
  await visit(async (t, host) => {
    for (const which of ['\\.wasm$', 'boot\\.js$', 'index\\.html$', '']) {
      await lose(t, which);
      await t.page.reload({ waitUntil: 'commit' });
      await t.ready();
      assert.deepEqual(t.messages, []);
      assert.equal(await version(t), 'Royals');
      for (const [name, sum] of Object.entries(await copy(t, first()))) assert.equal(sum, files(demo())[name], name);
    }
    await host.stop();
    await t.page.reload({ waitUntil: 'commit' });
    await t.ready();
  });
});

test('what the browser threw away is not taken from another version: that one comes when the player tries again', async () => {
  for (const which of ['boot\\.js$', 'index\\.html$', '\\.wasm$']) {
    await visit(async (t, host) => {
      await lose(t, which);
      host.behaviour.dir = next;
      await t.page.reload({ waitUntil: 'commit' });
      const what = await plays(t);
      assert.equal(what === 'plays', which.startsWith('index'), what);
      for (const [name, sum] of Object.entries(await copy(t, first()))) assert.equal(sum, files(demo())[name], name);
      if (what !== 'plays') {
        await t.page.click('#trouble button');
        await eventually('the new version', async () => await version(t) === 'Next' && (await t.state()).ready, 60000);
      }
      assert.equal(await version(t), 'Next');
    });
  }
});

test('what the page put by is looked at before it is kept', async () => {
  const host = await serve(demo()), context = await launch();
  try {
    const t = await open(context, host.url, { before: () => {
      const put = Cache.prototype.put;
      Cache.prototype.put = function (at) { return put.call(this, at, new Response('damaged', { headers: { 'content-type': 'application/wasm' } })); };
    } });
    await installed(t);
    assert.deepEqual(await copy(t, first()), files(demo()));
  } finally {
    await context.done();
    await host.stop();
  }
});
