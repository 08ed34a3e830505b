// The offline copy: complete or not there, one version at a time, changed only when the player says so. P11, P15, P17-P21, P23.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo, launch, open, quit, serve } from './lib.mjs';

// A second version of the page: another digest, and a word in its title that tells it apart.
let next;
before(() => {
  next = mkdtempSync(join(tmpdir(), 'royals-next-'));
  cpSync(demo(), next, { recursive: true });
  for (const name of ['index.html', 'sw.js']) {
    const text = readFileSync(join(next, name), 'utf8'), version = /(?:data-version="|royals-)([0-9a-f]{12})/.exec(text)[1];
    writeFileSync(join(next, name), text.replaceAll(version, 'ffffffffffff').replace('<title>Royals', '<title>Next'));
  }
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

test('P11, P15: without the host every door still opens, and all that was kept is whole', async () => {
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

test('P17, P18: a new version waits for a press, then comes whole', async () => {
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

test('P19: a version with a missing file is not taken, and leaves nothing behind', async () => {
  await visit(async (t, host) => {
    host.behaviour.dir = next;
    host.behaviour.edit = (name, b) => name === 'icon-512.png' ? null : b;
    host.seen.length = 0;
    await t.page.evaluate(async () => { const r = await navigator.serviceWorker.getRegistration(); await r.update().catch(() => {}); });
    await eventually('the attempt', async () => host.seen.includes('/icon-512.png'));
    await eventually('its end', async () => (await caches_(t)).length === 1 && !(await t.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).installing)));
    await host.stop();
    await t.page.reload({ waitUntil: 'commit' });
    await t.ready();
    assert.equal(await version(t), 'Royals');
    assert.ok(!(await caches_(t)).includes('royals-ffffffffffff'));
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
  assert.match(text, /get\(f, 'reload'\)/, 'what it keeps comes past that cache, too');
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

test('the offline copy is lost: the worker gets the program again', async () => {
  await visit(async (t, host) => {
    await t.page.evaluate(async () => { const c = await caches.open((await caches.keys())[0]); for (const q of await c.keys()) if (q.url.endsWith('.wasm')) await c.delete(q); });
    await t.page.reload({ waitUntil: 'commit' });
    await t.ready();
    assert.deepEqual(t.messages, []);
  });
});
