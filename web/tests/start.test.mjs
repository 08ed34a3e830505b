// Starting: from any host, in any browser, with a readable word where it cannot be. P02-P04, P07, P13-P16, P20, P31-P34.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demo, launch, open, quit, serve } from './lib.mjs';

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
  try {
    const page = context.pages()[0] || await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 5, downloadThroughput: 1.5e6, uploadThroughput: 1e6 });
    const got = await (async () => {
      const t = await open(context, server.url, { before: () => {
        window.steps = [];
        new MutationObserver(list => { for (const { target: b } of list) if (b.id === 'progress' && b.hasAttribute('value') && b.max > 1) steps.push([b.value, b.max]); })
          .observe(document, { attributes: true, attributeFilter: ['value'], subtree: true });
      } });
      return t.page.evaluate(() => steps);
    })();
    const packed = readFileSync(join(demo(), readdirSync(demo()).find(n => /^game-.*\.gz$/.test(n)))).length;
    const moved = got.filter(([v], i) => i === 0 || v !== got[i - 1][0]);
    assert.ok(moved.length > 5, `${moved.length} steps`);
    assert.ok(moved.every(([v, m], i) => m === packed && v <= m && (i === 0 || v > moved[i - 1][0])), JSON.stringify(moved));
    assert.equal(moved.at(-1)[0], packed);
  } finally {
    await context.done();
  }
});

// says returns what the page says instead of starting.
const says = async (url, before) => {
  const context = await launch();
  try {
    const t = await open(context, url, { wait: false, before });
    await t.page.waitForFunction(() => document.getElementById('trouble')?.textContent, null, { polling: 100, timeout: 20000 });
    return await t.page.evaluate(() => document.getElementById('trouble').textContent);
  } finally {
    await context.done();
  }
};

test('P16: a page opened as a file says what to do', async () => {
  assert.match(await says('file://' + join(demo(), 'index.html')), /web server/);
});
test('no WebGL 2: the page says so', async () => {
  assert.match(await says(server.url, () => { const g = HTMLCanvasElement.prototype.getContext; HTMLCanvasElement.prototype.getContext = function (k, a) { return k === 'webgl2' ? null : g.call(this, k, a); }; }), /WebGL 2/);
});
test('no WebGL 2 any more, where the game has stood before: the page says so', () => visit({}, {}, async t => {
  await t.page.waitForFunction(() => navigator.serviceWorker.controller, null, { polling: 100 });
  await t.page.addInitScript(() => { const g = HTMLCanvasElement.prototype.getContext; HTMLCanvasElement.prototype.getContext = function (k, a) { return k === 'webgl2' ? null : g.call(this, k, a); }; });
  await t.page.reload({ waitUntil: 'commit' });
  await t.page.waitForFunction(() => /WebGL 2/.test(document.getElementById('trouble')?.textContent), null, { polling: 100 });
}));
test('no WebAssembly: the page says so', async () => {
  assert.match(await says(server.url, () => { delete globalThis.WebAssembly; }), /WebAssembly/);
});
test('the program does not come: the page says so and offers to try again', async () => {
  const host = await serve(demo(), { edit: (n, b) => n.endsWith('.gz') ? null : b });
  const text = await says(host.url);
  assert.match(text, /could not be loaded.*Try again/);
  await host.stop();
});

// sentence waits for what the page says, and whether it can be seen.
const sentence = (t, what) => t.page.waitForFunction(what => document.getElementById('trouble').textContent.includes(what) && document.querySelector('#trouble button').offsetHeight > 0, what, { polling: 100, timeout: 30000 });

test('a part is missing: the page says so at once, and tries again', async () => {
  const host = await serve(demo()), parts = [...readFileSync(join(demo(), 'index.html'), 'utf8').matchAll(/(?:src|href)="([a-z_]+\.(?:js|css))\?/g)].map(m => m[1]);
  try {
    assert.ok(parts.includes('boot.js') && parts.includes('gate.js') && parts.includes('app.css'));
    for (const part of parts) {
      host.behaviour.show = name => name === part ? null : readFileSync(join(demo(), name));
      const context = await launch();
      const t = await open(context, host.url, { wait: false });
      await sentence(t, 'did not come');
      assert.equal(await t.page.evaluate(() => document.querySelector('canvas')), null, `${part}: there is nothing to play on`);
      if (part === parts.at(-1)) {
        host.behaviour.show = undefined;
        await t.page.click('#trouble button');
        await t.ready();
      }
      await context.done();
    }
  } finally {
    await host.stop();
  }
});

test('a style sheet that is missing says so after the scripts: the game does not begin without it', async () => {
  const host = await serve(demo()), context = await launch();
  host.behaviour.show = name => name === 'app.css' ? null : readFileSync(join(demo(), name));
  try {
    const t = await open(context, host.url, { wait: false, before: () => {
      const later = e => {
        if (!e.target.matches?.('link[rel=stylesheet]')) return;
        removeEventListener('error', later, true);
        e.stopImmediatePropagation();
        const say = () => setTimeout(() => e.target.dispatchEvent(new Event('error')), 200);
        if (document.readyState === 'complete') say(); else addEventListener('load', say);
      };
      addEventListener('error', later, true);
    } });
    await sentence(t, 'did not come');
    assert.equal(await t.page.evaluate(() => document.querySelector('canvas')), null);
  } finally {
    await context.done();
    await host.stop();
  }
});

test('a download stalls: after ten seconds the page says so, and goes on when bytes come', async () => {
  const program = readdirSync(demo()).find(n => /^game-.*\.gz$/.test(n));
  await Promise.all([['boot.js', 0], ['gate.js', 100], ['app.css', 0], [program, 0], [program, 1e6]].map(async ([part, n]) => {
    const host = await serve(demo(), { stall: name => name === part ? n : undefined }), context = await launch();
    try {
      const t = await open(context, host.url, { wait: false });
      await sentence(t, 'The download has stalled').catch(e => { throw new Error(`${part}, ${n} bytes: ${e.message}`); });
      await t.page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length, null, { polling: 100 });
      host.release();
      await t.ready(90000);
      assert.equal(await t.page.evaluate(() => document.getElementById('trouble').textContent), '');
      assert.equal(t.reloads, part === 'app.css' ? 1 : 0, part);
    } finally {
      await context.done();
      await host.stop();
    }
  }));
});

test('a link that is slow has not stalled', async () => {
  const late = { '/wasm_exec.js': 4500, '/gate.js': 9000, '/input.js': 13500 }, host = await serve(demo(), { delay: name => late[name] }), context = await launch();
  try {
    const t = await open(context, host.url, { wait: false });
    const said = await t.page.evaluate(() => new Promise(ok => {
      const look = () => { const text = document.getElementById('trouble').textContent; if (text || globalThis.__royals?.ready) ok(text); else setTimeout(look, 50); };
      look();
    }));
    assert.equal(said, '');
  } finally {
    await context.done();
    await host.stop();
  }
});

test('without JavaScript the page says so', async () => {
  const context = await launch({ context: { javaScriptEnabled: false } });
  try {
    const page = await context.newPage();
    await page.goto(server.url);
    assert.match(await page.locator('noscript').innerText(), /needs JavaScript/);
  } finally {
    await context.done();
  }
});

test('a browser that cannot read the page\'s scripts is told so', async () => {
  const host = await serve(demo(), { edit: (n, b) => n === 'boot.js' ? 'what language is this' : b });
  assert.match(await says(host.url), /does not start in this browser/);
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

const manifest = () => JSON.parse(readFileSync(join(demo(), 'manifest.webmanifest')));
const size = name => { const b = readFileSync(join(demo(), name)); return `${b.readUInt32BE(16)}x${b.readUInt32BE(20)}`; };

test('P03: the manifest says what an installed app needs', () => {
  const m = manifest();
  const { id, lang, dir, start_url, scope, display, display_override, orientation, categories } = m;
  assert.deepEqual({ id, lang, dir, start_url, scope, display, display_override, orientation, categories }, { id: './', lang: 'en', dir: 'ltr', start_url: './?src=pwa', scope: './',
    display: 'standalone', display_override: ['standalone', 'minimal-ui'], orientation: 'any', categories: ['games'] });
  assert.ok(m.name && m.description && m.short_name && m.short_name.length <= 12);
  assert.equal(m.background_color, m.theme_color);
  assert.match(readFileSync(join(demo(), 'app.css'), 'utf8'), new RegExp(`#boot [^}]*background: ${m.background_color}`), 'the boot screen has the same colour');
});

test('P04: icons have their sizes, and the one that may be cut is a file of its own', () => {
  const m = manifest(), kinds = m.icons.map(i => { assert.equal(size(i.src), i.sizes); return `${i.sizes} ${i.purpose}`; });
  assert.deepEqual(kinds.sort(), ['192x192 any', '512x512 any', '512x512 maskable']);
  assert.equal(new Set(m.icons.map(i => i.src)).size, 3);
  assert.equal(readFileSync(join(demo(), m.icons.find(i => i.purpose === 'maskable').src))[25], 2, 'without alpha: its pixels are looked at in web/icon');
});

test('P05: pictures of the table, wide and narrow, in the sizes they say, and no part of a visit', () => {
  const forms = manifest().screenshots.map(i => { assert.equal(size(i.src), i.sizes); return i.form_factor; });
  for (const k of ['wide', 'narrow']) assert.ok(forms.includes(k), k);
  assert.doesNotMatch(readFileSync(join(demo(), 'sw.js'), 'utf8'), /shown-/);
});

test('P07: a home screen finds its icon, its title and its colours', () => {
  const html = readFileSync(join(demo(), 'index.html'), 'utf8');
  for (const line of ['<link rel="apple-touch-icon" href="icon-180.png">', '<meta name="mobile-web-app-capable" content="yes">', '<meta name="apple-mobile-web-app-capable" content="yes">',
    '<meta name="apple-mobile-web-app-title" content="Royals">', '<meta name="apple-mobile-web-app-status-bar-style" content="black-translucent">', `<meta name="theme-color" content="${manifest().theme_color}">`]) assert.ok(html.includes(line), line);
  assert.equal(size('icon-180.png'), '180x180');
  assert.equal(readFileSync(join(demo(), 'icon-180.png'))[25], 2, 'colour type 2 has no alpha');
});

test('P01, P02: the browser finds nothing against installing', async () => {
  const context = await launch({ installed: true });
  try {
    const t = await open(context, server.url);
    await t.page.waitForFunction(() => navigator.serviceWorker.controller, null, { polling: 100 });
    const cdp = await context.newCDPSession(t.page);
    assert.deepEqual((await cdp.send('Page.getAppManifest')).errors, []);
    assert.deepEqual((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors, []);
  } finally {
    await context.done();
  }
});
