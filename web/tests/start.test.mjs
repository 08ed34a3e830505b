// Starting: from any host, in any browser, with a readable word where it cannot be. P02-P04, P07, P13-P16, P20, P31-P34.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demo, launch, open, quit, root, serve } from './lib.mjs';

let server;
before(async () => { server = await serve(demo()); });
after(async () => { await server.stop(); await quit(); });

// visit opens the page on a server that behaves in some way.
const visit = async (behaviour, options, check) => {
  const host = Object.keys(behaviour).length ? await serve(demo(), behaviour) : server;
  const context = await launch(options);
  try {
    const t = await open(context, host.url + (options.query || ''), options);
    return await check(t, host, context);
  } finally {
    await context.done();
    if (host !== server) await host.stop();
  }
};

test('P13, P31, P32, P34: a first visit asks only its own host, once, says nothing in the console and breaks no policy', async () => {
  await visit({ sub: '/' , cache: 'no-store' }, { before: () => { window.broken = []; document.addEventListener('securitypolicyviolation', e => broken.push(e.violatedDirective + ' ' + e.blockedURI)); } }, async (t, host) => {
    await t.page.waitForFunction(() => navigator.serviceWorker.controller, null, { polling: 100 });
    const names = readdirSync(demo()), program = names.find(n => /^game-.*\.gz$/.test(n));
    assert.equal(host.seen.filter(p => p === '/' + program).length, 1, 'the program is fetched once');
    const bytes = host.seen.reduce((n, p) => n + readFileSync(join(demo(), p === '/' ? 'index.html' : p.slice(1))).length, 0);
    assert.ok(bytes < 5e6, `${bytes} bytes`);
    assert.ok(t.asked.length > 5);
    assert.deepEqual(t.asked.filter(u => !u.startsWith(host.url)), []);
    assert.deepEqual(t.messages, []);
    assert.deepEqual(await t.page.evaluate(() => broken), []);
    const policy = await t.page.evaluate(() => document.querySelector('meta[http-equiv=Content-Security-Policy]').content);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'/);
  });
});

for (const [name, behaviour] of Object.entries({
  'below a path': { sub: '/a/b/' },
  'as application/octet-stream': { octets: true },
  'with Content-Encoding: gzip': { encoded: true },
  'inflated by the host': { unpacked: true },
  'with a service worker that the host wants cached': { cache: 'max-age=600' },
})) {
  test(`P14: the page starts ${name}, and again without the host`, async () => {
    await visit({ ...behaviour, extra: 1 }, {}, async (t, host) => {
      await t.page.waitForFunction(() => navigator.serviceWorker.controller, null, { polling: 100 });
      assert.deepEqual(t.messages, []);
      await host.stop();
      await t.page.reload({ waitUntil: 'commit' });
      await t.ready();
      assert.deepEqual(t.messages.filter(m => !/ERR_CONNECTION_REFUSED/.test(m)), []);
    });
  });
}

for (const [name, without] of Object.entries({
  'streaming compilation': () => { delete WebAssembly.instantiateStreaming; delete WebAssembly.compileStreaming; },
  'DecompressionStream': () => { delete window.DecompressionStream; },
  'either': () => { delete WebAssembly.instantiateStreaming; delete WebAssembly.compileStreaming; delete window.DecompressionStream; },
})) {
  test(`P33: the page starts without ${name}`, async () => {
    await visit({}, { before: without }, async t => {
      assert.equal((await t.state()).scene, 'demo');
      assert.deepEqual(t.messages, []);
    });
  });
}

test('the progress bar counts the bytes that really come', async () => {
  const context = await launch();
  const page = context.pages()[0] || await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 5, downloadThroughput: 1.5e6, uploadThroughput: 1e6 });
  await page.goto(server.url, { waitUntil: 'commit' });
  const got = [];
  for (let end = Date.now() + 30000; Date.now() < end;) {
    const p = await page.evaluate(() => { const b = document.getElementById('progress'); return globalThis.__royals?.ready ? null : [b.value, b.max]; }).catch(() => [0, 1]);
    if (!p) break;
    if (p[1] > 1 && p[0] !== got.at(-1)?.[0]) got.push(p);
    await new Promise(ok => setTimeout(ok, 30));
  }
  await context.done();
  const packed = readFileSync(join(demo(), readdirSync(demo()).find(n => /^game-.*\.gz$/.test(n)))).length;
  assert.ok(got.length > 5, `${got.length} steps`);
  assert.ok(got.every(([v, m], i) => m === packed && v <= m && (i === 0 || v > got[i - 1][0])), JSON.stringify(got));
});

// says returns what the page says instead of starting.
const says = async (url, before) => {
  const context = await launch();
  const t = await open(context, url, { wait: false, before });
  await t.page.waitForFunction(() => document.getElementById('trouble')?.textContent, null, { polling: 100, timeout: 20000 });
  const text = await t.page.evaluate(() => document.getElementById('trouble').textContent);
  await context.done();
  return text;
};

test('P16: a page opened as a file says what to do', async () => {
  assert.match(await says('file://' + join(demo(), 'index.html')), /web server/);
});
test('no WebGL 2: the page says so', async () => {
  assert.match(await says(server.url, () => { const g = HTMLCanvasElement.prototype.getContext; HTMLCanvasElement.prototype.getContext = function (k, a) { return k === 'webgl2' ? null : g.call(this, k, a); }; }), /WebGL 2/);
});
test('no WebAssembly: the page says so', async () => {
  assert.match(await says(server.url, () => { delete globalThis.WebAssembly; }), /WebAssembly/);
});
test('the program does not come: the page says so and offers to try again', async () => {
  const host = await serve(demo(), { edit: (n, b) => n.endsWith('.gz') ? null : b });
  const text = await says(host.url);
  assert.match(text, /could not be loaded.*Try again/);
  await host.stop();
});

test('the program stops: the page says so and offers to start again', async () => {
  await visit({}, {}, async t => {
    await t.page.evaluate(() => { __royals.tell = () => { throw new Error('on purpose'); }; });
    await t.page.mouse.click(20, 20); // not where the button may be by now
    await t.page.waitForFunction(() => /stopped/.test(document.getElementById('trouble').textContent), null, { polling: 100 });
    assert.equal(await t.page.isVisible('#trouble button'), true);
    await t.page.click('#trouble button');
    await t.until('a new start', s => s.ready);
    assert.equal(t.reloads, 1);
  });
});

test('P03, P04, P05, P07: the manifest, its icons and its pictures', async () => {
  const m = JSON.parse(readFileSync(join(root, 'web/page/manifest.webmanifest')));
  for (const k of ['id', 'name', 'short_name', 'description', 'lang', 'dir', 'start_url', 'scope', 'display', 'display_override', 'orientation', 'background_color', 'theme_color', 'categories', 'icons']) assert.ok(m[k], k);
  assert.ok(m.short_name.length <= 12);
  assert.equal(m.background_color, m.theme_color);
  assert.match(readFileSync(join(root, 'web/page/app.css'), 'utf8'), new RegExp(`#boot [^}]*background: ${m.background_color}`));
  const size = name => { const b = readFileSync(join(demo(), name)); return `${b.readUInt32BE(16)}x${b.readUInt32BE(20)}`; };
  const kinds = m.icons.map(i => { assert.equal(size(i.src), i.sizes); return `${i.sizes} ${i.purpose}`; });
  for (const k of ['192x192 any', '512x512 any', '512x512 maskable']) assert.ok(kinds.includes(k), k);
  const forms = m.screenshots.map(i => { assert.equal(size(i.src), i.sizes, 'P05'); return i.form_factor; });
  for (const k of ['wide', 'narrow']) assert.ok(forms.includes(k), `P05: ${k}`);
  assert.doesNotMatch(readFileSync(join(demo(), 'sw.js'), 'utf8'), /shown-/, 'pictures for installing are no part of a visit');
  const touch = readFileSync(join(demo(), 'icon-180.png'));
  assert.equal(size('icon-180.png'), '180x180');
  assert.equal(touch[25], 2, 'P07: colour type 2 has no alpha');
});

test('P01, P02: the browser finds nothing against installing', async () => {
  const context = await launch({ installed: true });
  const t = await open(context, server.url);
  await t.page.waitForFunction(() => navigator.serviceWorker.controller, null, { polling: 100 });
  const cdp = await context.newCDPSession(t.page);
  assert.deepEqual((await cdp.send('Page.getAppManifest')).errors, []);
  assert.deepEqual((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors, []);
  await context.done();
});
