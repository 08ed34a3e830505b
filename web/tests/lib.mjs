// What the browser tests share: a server that can misbehave, a browser, and a page that is driven by name.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, readdirSync, rmSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

// dist returns the folder of the game's page, which make web has made; demo builds the page of the host's demo. The tests of the
// tests put a page of their own in the place of both (broken.test.mjs).
const page = process.env.ROYALS_PAGE, patience = +process.env.ROYALS_PATIENCE || (process.env.ROYALS_ENGINE ? 90000 : 30000);
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

// whole returns the files of a folder by name, as edit changes them, and makes the hashes fit by which pages and worker know the others.
export const whole = (dir, edit) => {
  const file = name => { try { return name.includes('..') ? null : readFileSync(join(dir, name)); } catch { return null; } };
  const digest = (bytes, as) => createHash('sha256').update(bytes).digest(as);
  const give = name => {
    const was = file(name), is = was && edit ? edit(name, was) : was, page = name.endsWith('.html');
    if (!is || !edit || !page && name !== 'sw.js') return is && Buffer.from(is);
    let text = String(is);
    for (const other of readdirSync(dir)) {
      if (other === 'sw.js' || other.endsWith('.gz') || page && other.endsWith('.html')) continue;
      const a = file(other), b = give(other);
      if (!b || a.equals(b)) continue;
      text = text.replaceAll(digest(a, 'hex'), digest(b, 'hex')).replaceAll('?' + digest(a, 'hex').slice(0, 12), '?' + digest(b, 'hex').slice(0, 12))
        .replaceAll(digest(a, 'base64'), digest(b, 'base64'));
    }
    return Buffer.from(text);
  };
  return give;
};

// serve shows a folder on this machine. Behaviours, all of which can be changed while it runs:
//   sub: '/a/b/'       the folder lies below that path
//   octets: true       everything but HTML, CSS and scripts is application/octet-stream
//   encoded: true      .gz files go out with Content-Encoding: gzip, as some hosts do
//   unpacked: true     .gz files go out inflated, without saying so
//   cache: 'max-age=600'
//   edit: (name, bytes) => bytes   changes files on their way, and the hashes of what was changed; null is a missing file
//   show: name => bytes   shows other files, as they are
//   tidy: true         index.html is only to be had as the folder, where a redirect leads
//   closed: true       the folder itself shows nothing
//   stall: name => n   sends n bytes of a file and no more until release is called
//   delay: ms          before every answer, or name => ms
export const serve = async (dir, behaviour = {}) => {
  const b = { sub: '/', ...behaviour }, seen = [], waiting = [];
  const server = createServer(async (q, r) => {
    const url = new URL(q.url, 'http://x');
    seen.push(url.pathname);
    const delay = typeof b.delay === 'function' ? b.delay(url.pathname) : b.delay;
    if (delay) await new Promise(ok => setTimeout(ok, delay));
    let name = decodeURIComponent(url.pathname);
    if (!name.startsWith(b.sub) || b.closed && name === b.sub) { r.writeHead(404).end(); return; }
    name = name.slice(b.sub.length) || 'index.html';
    if (b.tidy && url.pathname.endsWith('/index.html')) { r.writeHead(308, { location: './' + url.search }).end(); return; }
    let bytes = b.show ? b.show(name) : whole(b.dir || dir, b.edit)(name);
    if (!bytes) { r.writeHead(404).end('missing'); return; }
    const head = { 'content-type': types[extname(name)] || 'application/octet-stream', 'cache-control': b.cache || 'no-cache' };
    if (b.octets && !/\.(html|js|css)$/.test(name)) head['content-type'] = 'application/octet-stream';
    if (b.encoded && name.endsWith('.gz')) head['content-encoding'] = 'gzip';
    if (b.unpacked && name.endsWith('.gz')) bytes = gunzipSync(bytes);
    r.writeHead(200, { ...head, ...b.headers });
    const first = b.stall?.(name);
    if (first === undefined) { r.end(bytes); return; }
    r.write(bytes.subarray(0, first));
    r.flushHeaders();
    waiting.push(() => r.end(bytes.subarray(first)));
  });
  await new Promise(ok => server.listen(b.port || 0, '127.0.0.1', ok));
  const port = server.address().port;
  return {
    behaviour: b, seen, port, release: () => { b.stall = undefined; for (const go of waiting.splice(0)) go(); }, url: `http://localhost:${port}${b.sub}`,
    stop: () => new Promise(ok => { server.closeAllConnections(); server.close(ok); }),
  };
};

const found = () => {
  for (const p of [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']) if (p && existsSync(p)) return p;
  throw new Error('no Chromium found: run sh web/tests/setup.sh, or set CHROMIUM');
};
const flags = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
  '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-dev-shm-usage'];
// Where no test measures time, the compiler that is there at once is enough: the better one works beside each page for seconds of a
// processor.
if (process.env.ROYALS_CALM) flags.push('--js-flags=--liftoff-only');

// launch gives a profile of its own in a browser that all tests of a file share; with options.profile, a folder, or
// options.installed it is a browser of its own, as an installed page needs it. done ends it and forgets the profile; quit, at
// the end of a file, ends the browser.
//
// ROYALS_ENGINE=firefox or webkit makes it the same in another engine, whose pages answer to the names that the tests use (engine/).
export const engine = process.env.ROYALS_ENGINE || 'chromium';
let shared;
export const launch = async (options = {}) => {
  const { engine: which = engine } = options;
  if (which !== 'chromium') return (await import(`./engine/${which}.mjs`)).launch(options);
  const { size = [640, 480], dpr = 1, touch = false, text = 1, context: more = {} } = options; // text: how much larger the browser's letters are set
  const screen = { viewport: { width: size[0], height: size[1] }, deviceScaleFactor: dpr, hasTouch: touch, isMobile: touch, ...more };
  if (!options.profile && !options.installed && text === 1) {
    shared ||= chromium.launch({ executablePath: found(), args: flags, headless: true });
    const context = await (await shared).newContext(screen);
    context.done = () => context.close().catch(() => {});
    return context;
  }
  const profile = options.profile || mkdtempSync(join(tmpdir(), 'royals-profile-'));
  const context = await chromium.launchPersistentContext(profile, { executablePath: found(), args: [...flags, `--blink-settings=defaultFontSize=${16 * text}`, ...options.flags || []], headless: true, ...screen });
  context.done = async () => {
    await context.close().catch(() => {});
    if (!options.profile) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return context;
};
// own starts a browser on a profile in a process group of its own. die ends the whole group at once, as the system does it, and returns
// when the last of it is gone; leave ends it as its user does, so that all that it has to write is written.
export const own = async (profile, [width, height]) => {
  if (engine !== 'chromium') {
    const context = await launch({ profile, size: [width, height] });
    return { page: await context.newPage(), die: context.die };
  }
  const args = [...flags, '--headless=new', '--remote-debugging-port=0', '--user-data-dir=' + profile, 'about:blank'];
  const p = spawn(found(), args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const there = () => { try { process.kill(-p.pid, 0); return true; } catch { return false; } };
  const address = await new Promise((ok, no) => {
    let said = '';
    p.stderr.on('data', b => { const m = /DevTools listening on (ws:\S+)/.exec(said += b); if (m) ok(m[1]); });
    p.on('exit', code => no(new Error(`the browser ended with ${code}: ${said.slice(-2000)}`)));
  });
  const browser = await chromium.connectOverCDP(address), context = browser.contexts()[0], page = context.pages()[0] || await context.newPage();
  await page.setViewportSize({ width, height });
  const die = async () => {
    const ended = p.exitCode !== null || p.signalCode || new Promise(ok => p.once('exit', ok));
    if (there()) process.kill(-p.pid, 'SIGKILL');
    await ended;
    while (there()) await new Promise(ok => setTimeout(ok, 10));
    await browser.close().catch(() => {});
  };
  const leave = async () => {
    const ended = new Promise(ok => p.once('exit', ok));
    await (await browser.newBrowserCDPSession()).send('Browser.close');
    await ended;
    await die();
  };
  return { page, die, leave };
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
    page.on('request', q => { if (!q.url().startsWith('data:')) this.asked.push(q.url()); }); // such an address asks nobody; Firefox has a font of its own behind one
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
      try { s = await this.state(); if (condition(s)) return s; } catch (e) {
        if (!/context|navigat|closed/i.test(e.message)) throw e;
        s = e.message;
      }
      if (Date.now() > end) throw new Error(`waited in vain for ${what}: ${JSON.stringify(s)} ${this.messages.join(' | ')}`);
      await new Promise(ok => setTimeout(ok, 30));
    }
  }

  // ready waits for the first screen, and passes the first page of a new player, without tips, unless a test is about it.
  async ready(ms) {
    const s = await this.until('ready', s => s.ready, ms);
    if (s.scene !== 'welcome' || this.first) return s;
    for (const name of ['settings:more', 'settings:coach', 'settings:coach:0', 'welcome:skip']) { // to "off"
      await this.page.evaluate(name => document.querySelector(`#twin [data-name="${name}"]`).click(), name);
      await this.seen();
    }
    return this.until('past the first page', s => s.ready && s.scene !== 'welcome', ms);
  }

  // asleep waits until nothing moves any more. On the test clock it lets the time pass that a screen takes to come.
  async asleep(ms) {
    if (await this.page.evaluate(() => globalThis.__royals?.clock?.() ?? -1).catch(() => -1) >= 0) {
      await this.until('ready', s => s.ready, ms);
      for (let n = 0; n < 5 && !(await this.state()).asleep; n++) await this.tick(100);
    }
    return this.until('asleep', s => s.ready && s.asleep, ms);
  }

  // settled lets the test clock run, if there is one, until the next step is the player's. From a hold it goes on, and lets the
  // moment pass in which nothing answers after that. It looks seldom: each look, with the step of the clock that goes with it, draws.
  async settled(ms = 60000) {
    const end = Date.now() + ms;
    for (let went = 0; ;) {
      const after = went && Date.now() < went + 300;
      const s = await this.page.evaluate(after => { // one question for each look: in some engines asking is dear
        const r = globalThis.__royals, { ready, settled, scene, detail, seq, now, frames, asleep } = r || {};
        const rests = ready && settled && asleep, held = rests && detail === 'hold', time = ready && r.clock() >= 0; // awake, it has something to see yet
        if (held) document.querySelector('#twin [data-name="next"]')?.click();
        else if (time && (!rests || after)) r.tick(1000);
        return { ready, settled, scene, detail, seq, now, frames, asleep, rests, held };
      }, after).catch(() => ({}));
      if (s.held) went = Date.now();
      else if (s.rests && !after) return s;
      if (Date.now() > end) throw new Error(`not settled: ${JSON.stringify(s)} ${this.messages.join(' | ')}`);
      await new Promise(ok => setTimeout(ok, 60));
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

  // fresh lets the moment pass in which a second tap at the same place does not press what the first one has brought there.
  async fresh(p) {
    const time = () => this.page.evaluate(() => globalThis.__royals?.clock?.() ?? -1), last = this.last;
    let clock = await time();
    const test = clock >= 0;
    if (last && Math.hypot(p.x - last.x, p.y - last.y) < 50 && (test ? clock : Date.now()) < last.at + 400) {
      await (test ? this.tick(400) : new Promise(ok => setTimeout(ok, 400)));
      clock = await time();
    }
    this.last = { x: p.x, y: p.y, at: test ? clock : Date.now() };
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
    await this.fresh({ x, y });
    if (this.touch) await this.page.touchscreen.tap(x, y); else await this.page.mouse.click(x, y);
    await this.seen();
  }

  // seen waits until the program has taken all input, which it answers in the same breath, or has gone with its page. (No timer of the
  // page may be used to wait in it: at rest they are slow.)
  async seen() {
    const end = Date.now() + 20000, gone = e => { if (!/context|navigat/i.test(e.message)) throw e; };
    while (await this.page.evaluate(() => globalThis.__royals?.unseen()).catch(gone)) {
      if (Date.now() > end) throw new Error('input that nobody takes');
      await new Promise(ok => setTimeout(ok, 10));
    }
  }

  async key(k) { await this.page.keyboard.press(k); await this.seen(); }
}

// open shows a page and waits until it is ready, unless told not to.
export const open = async (context, url, { touch = false, wait = true, first = false, before } = {}) => {
  const page = context.pages().find(p => p.url() === 'about:blank') || await context.newPage();
  const t = new Table(page, touch);
  t.first = first;
  if (before) await page.addInitScript(before);
  await page.goto(url, { waitUntil: 'commit' });
  if (wait) await t.ready();
  return t;
};

// named counts what the engine's own accessibility tree has of a role and each of some names.
export const named = async (page, role, names) => {
  const all = page.called && await page.called(role), count = {};
  for (const name of names) count[name] = all ? all.filter(n => n === name).length : await (page.named ? page.named(role, name) : page.getByRole(role, { name, exact: true }).count());
  return count;
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

// inside runs in a page. It lays slots into the database of the game, null takes one away, and returns all that is there then.
const inside = slots => new Promise((ok, no) => {
  const r = indexedDB.open('royals:' + location.pathname.replace(/[^/]*$/, ''));
  r.onupgradeneeded = () => r.result.createObjectStore('slots');
  r.onerror = () => no(r.error);
  r.onsuccess = () => {
    const t = r.result.transaction('slots', 'readwrite', { durability: 'strict' }), s = t.objectStore('slots'), all = {};
    for (const [key, value] of Object.entries(slots)) if (value === null) s.delete(key); else s.put(value, key);
    s.openCursor().onsuccess = e => { const c = e.target.result; if (c) { all[c.key] = c.value; c.continue(); } };
    t.oncomplete = () => { r.result.close(); ok(all); };
    t.onabort = () => no(t.error);
  };
});
// onDisk returns what lies in the browser for a page, slot by slot, as a new start would find it; lay changes it behind the page's
// back, and forget takes all of it away.
export const onDisk = page => page.evaluate(inside, {});
export const lay = (page, slots) => page.evaluate(inside, slots);
export const forget = async page => { await lay(page, Object.fromEntries(Object.keys(await onDisk(page)).map(k => [k, null]))); await page.evaluate(() => localStorage.clear()); };
// keptAs returns the name of the one running game ('game'), or of its match ('match'), where a test plays no other.
export const keptAs = (all, name = 'game') => {
  const prefix = { game: 'run-', match: 'bout-' }[name], keys = Object.keys(all).filter(k => k.startsWith(prefix) && !k.includes('-aside-'));
  return prefix && keys.length ? keys[0].slice(0, -2) : name;
};
// newest returns the data of the newest copy of a name.
export const newest = (all, name = 'game') => ['a', 'b'].map(s => all[`${keptAs(all, name)}.${s}`]).filter(Boolean)
  .map(s => s.split(' ')).sort((a, b) => b[1] - a[1]).map(f => Buffer.from(f[3], 'base64').toString('latin1'))[0] || '';
// meant returns the choices of the game as the page has them, on the disk already or not.
export const meant = async page => newest(Object.fromEntries(await page.evaluate(() => [...keep.all()]))).split('\n').filter(l => l.startsWith('do '));
