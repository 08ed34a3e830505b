// What the browser tests share: a server that can misbehave, a browser, and a page that is driven by name.
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

// dist returns the folder of the game's page, which make web has made; demo builds the page of the host's demo. The tests of the
// tests put a page of their own in the place of both (broken.test.mjs).
const page = process.env.ROYALS_PAGE, patience = +process.env.ROYALS_PATIENCE || 30000;
export const dist = () => {
  const dir = page || join(root, 'dist');
  if (!existsSync(join(dir, 'index.html'))) throw new Error('no dist/: run make web');
  return dir;
};
let demoDir;
export const demo = () => {
  if (page) return page;
  if (!demoDir) {
    demoDir = join(root, 'out/demo');
    execFileSync('go', ['run', './web/build', '-program', './web/demo/run', '-out', demoDir], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return demoDir;
};

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.png': 'image/png', '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm', '.gz': 'application/gzip' };

// serve shows a folder on this machine. Behaviours, all of which can be changed while it runs:
//   sub: '/a/b/'       the folder lies below that path
//   octets: true       everything but HTML, CSS and scripts is application/octet-stream
//   encoded: true      .gz files go out with Content-Encoding: gzip, as some hosts do
//   unpacked: true     .gz files go out inflated, without saying so
//   cache: 'max-age=600'
//   edit: (name, bytes) => bytes   changes files on their way; null is a missing file
//   delay: ms          before every answer
export const serve = async (dir, behaviour = {}) => {
  const b = { sub: '/', ...behaviour }, seen = [];
  const server = createServer(async (q, r) => {
    const url = new URL(q.url, 'http://x');
    seen.push(url.pathname);
    if (b.delay) await new Promise(ok => setTimeout(ok, b.delay));
    let name = decodeURIComponent(url.pathname);
    if (!name.startsWith(b.sub)) { r.writeHead(404).end(); return; }
    name = name.slice(b.sub.length) || 'index.html';
    let bytes = null;
    try { if (!name.includes('..')) bytes = readFileSync(join(b.dir || dir, name)); } catch { /* missing */ }
    if (bytes && b.edit) bytes = b.edit(name, bytes);
    if (!bytes) { r.writeHead(404).end('missing'); return; }
    const head = { 'content-type': types[extname(name)] || 'application/octet-stream', 'cache-control': b.cache || 'no-cache' };
    if (b.octets && !/\.(html|js|css)$/.test(name)) head['content-type'] = 'application/octet-stream';
    if (b.encoded && name.endsWith('.gz')) head['content-encoding'] = 'gzip';
    if (b.unpacked && name.endsWith('.gz')) bytes = gunzipSync(bytes);
    r.writeHead(200, { ...head, ...b.headers }).end(bytes);
  });
  await new Promise(ok => server.listen(b.port || 0, '127.0.0.1', ok));
  const port = server.address().port;
  return {
    behaviour: b, seen, port, url: `http://localhost:${port}${b.sub}`,
    stop: () => new Promise(ok => { server.closeAllConnections(); server.close(ok); }),
  };
};

const found = () => {
  for (const p of [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']) if (p && existsSync(p)) return p;
  throw new Error('no Chromium found: run sh web/tests/setup.sh, or set CHROMIUM');
};
const flags = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-dev-shm-usage'];

// launch gives a profile of its own in a browser that all tests of a file share; with options.profile, a folder, or
// options.installed it is a browser of its own, as an installed page needs it. done ends it and forgets the profile; quit, at
// the end of a file, ends the browser.
let shared;
export const launch = async (options = {}) => {
  const { size = [640, 480], dpr = 1, touch = false, context: more = {} } = options;
  const screen = { viewport: { width: size[0], height: size[1] }, deviceScaleFactor: dpr, hasTouch: touch, isMobile: touch, ...more };
  if (!options.profile && !options.installed) {
    shared ||= chromium.launch({ executablePath: found(), args: flags, headless: true });
    const context = await (await shared).newContext(screen);
    context.done = () => context.close().catch(() => {});
    return context;
  }
  const profile = options.profile || mkdtempSync(join(tmpdir(), 'royals-profile-'));
  const context = await chromium.launchPersistentContext(profile, { executablePath: found(), args: [...flags, ...options.flags || []], headless: true, ...screen });
  context.done = async () => {
    await context.close().catch(() => {});
    if (!options.profile) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return context;
};
export const quit = async () => { if (shared) await (await shared).close(); shared = undefined; };

// bare returns a place of a control that nothing above it covers: the middle of it, or, like the middle of the strip that a card
// shows in a fan, the middle of what is free of it. A later rectangle lies above the earlier ones.
export const bare = (hits, name) => {
  const at = hits.findLastIndex(h => h.name === name), r = hits[at];
  if (!r) return null;
  const free = (x, y) => !hits.slice(at + 1).some(h => x >= h.x && x < h.x + h.w && y >= h.y && y < h.y + h.h);
  const middle = list => list[list.length >> 1];
  if (free(r.x + r.w / 2, r.y + r.h / 2)) return { x: r.x + r.w / 2, y: r.y + r.h / 2 };
  const parts = [...Array(24).keys()].map(i => (i + 0.5) / 24), columns = parts.map(f => r.x + f * r.w);
  const rows = parts.map(f => ({ y: r.y + f * r.h, at: columns.filter(x => free(x, r.y + f * r.h)) }));
  const most = Math.max(...rows.map(l => l.at.length)), wide = rows.filter(l => l.at.length === most);
  return most ? { x: middle(middle(wide).at), y: middle(wide).y } : null;
};

// Table is a page with the game on it.
export class Table {
  constructor(page, touch) {
    this.page = page;
    this.touch = touch;
    this.messages = []; // errors and warnings of the console, failed loads, thrown errors
    this.reloads = -1;
    this.asked = []; // every address asked for
    this.failed = []; // and those that did not answer
    page.on('requestfailed', q => this.failed.push(q.url()));
    page.on('request', q => this.asked.push(q.url()));
    page.on('console', m => { if (['error', 'warning'].includes(m.type())) this.messages.push(`${m.type()}: ${m.text()}`); });
    page.on('pageerror', e => this.messages.push('thrown: ' + e.message));
    page.on('framenavigated', f => { if (f === page.mainFrame()) this.reloads++; });
  }

  state() { return this.page.evaluate(() => { const { ready, settled, scene, detail, seq, now, frames, asleep } = globalThis.__royals || {}; return { ready, settled, scene, detail, seq, now, frames, asleep }; }); }

  // until waits for a condition on the state of the page, by polling: frames may stand still.
  async until(what, condition, ms = patience) {
    const end = Date.now() + ms;
    for (;;) {
      let s;
      try { s = await this.state(); if (condition(s)) return s; } catch (e) { if (!/context|navigat|closed/i.test(e.message)) throw e; }
      if (Date.now() > end) throw new Error(`waited in vain for ${what}: ${JSON.stringify(s)} ${this.messages.join(' | ')}`);
      await new Promise(ok => setTimeout(ok, 30));
    }
  }

  ready(ms) { return this.until('ready', s => s.ready, ms); }
  asleep(ms) { return this.until('asleep', s => s.ready && s.asleep, ms); }

  // settled lets the test clock run, if there is one, until the next step is the player's.
  async settled(ms = 60000) {
    const end = Date.now() + ms;
    for (;;) {
      const s = await this.state().catch(() => ({}));
      if (s.ready && s.settled && s.asleep) return s; // awake, it has something to see yet
      if (Date.now() > end) throw new Error(`not settled: ${JSON.stringify(s)} ${this.messages.join(' | ')}`);
      await this.page.evaluate(() => globalThis.__royals?.ready && __royals.clock() >= 0 && __royals.tick(1000)).catch(() => {});
      await new Promise(ok => setTimeout(ok, 20));
    }
  }

  // tick lets time pass on the test clock and waits until the program has seen it.
  async tick(ms) {
    const to = await this.page.evaluate(ms => { __royals.tick(ms); return __royals.clock(); }, ms);
    return this.until('tick', s => s.now >= to - 0.5);
  }

  async hits() { return JSON.parse(await this.page.evaluate(() => __royals.hits())); }

  async find(name) {
    const all = (await this.hits()).filter(h => h.name === name);
    if (all.length === 0) throw new Error(`nothing called ${name} to tap; there is ${(await this.hits()).map(h => h.name).join(' ')}`);
    return all[all.length - 1];
  }

  // tap presses and releases the canvas where a control is to be seen, by a real finger or mouse, and waits until the program
  // has seen it.
  async tap(name) {
    const p = bare(await this.hits(), name);
    if (!p) throw new Error(`nothing called ${name} to tap, or it is covered; there is ${(await this.hits()).map(h => h.name).join(' ')}`);
    await this.tapAt({ ...p, w: 0, h: 0 });
  }

  async tapAt(h) {
    const x = h.x + h.w / 2, y = h.y + h.h / 2;
    if (this.touch) await this.page.touchscreen.tap(x, y); else await this.page.mouse.click(x, y);
    await this.seen();
  }

  // seen waits until the program has taken all input, which it answers in the same breath. (No timer of the page may be used to
  // wait in it: at rest they are slow.)
  async seen() {
    const end = Date.now() + 20000;
    while (await this.page.evaluate(() => __royals.unseen())) {
      if (Date.now() > end) throw new Error('input that nobody takes');
      await new Promise(ok => setTimeout(ok, 10));
    }
  }

  async key(k) { await this.page.keyboard.press(k); await this.seen(); }
}

// open shows a page and waits until it is ready, unless told not to.
export const open = async (context, url, { touch = false, wait = true, before } = {}) => {
  const page = context.pages().find(p => p.url() === 'about:blank') || await context.newPage();
  const t = new Table(page, touch);
  if (before) await page.addInitScript(before);
  await page.goto(url, { waitUntil: 'commit' });
  if (wait) await t.ready();
  return t;
};

// pixels returns a screenshot's RGB values at points.
export const pixels = async (page, points) => {
  const png = (await page.screenshot()).toString('base64');
  return page.evaluate(async ({ png, points }) => {
    const bytes = Uint8Array.from(atob(png), c => c.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const c = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    c.drawImage(bitmap, 0, 0);
    return points.map(([x, y]) => [...c.getImageData(x, y, 1, 1).data].slice(0, 3));
  }, { png, points });
};
