// Drives WebKitGTK, Safari's engine, over WebDriver: a window of its own (window.py) on a display without a screen.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { around, end, free, Page, pause, started, steadily, within } from './shared.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const codes = { Tab: '\ue004', Enter: '\ue007', Escape: '\ue00c', Backspace: '\ue003', Delete: '\ue017', ArrowLeft: '\ue012', ArrowUp: '\ue013', ArrowRight: '\ue014', ArrowDown: '\ue015', PageUp: '\ue00e', PageDown: '\ue00f', Home: '\ue011', End: '\ue010', Shift: '\ue008', Control: '\ue009' };

// whole puts back what JSON has no word for.
const whole = v => v === '\0' ? undefined : Array.isArray(v) ? v.map(whole) : v && typeof v === 'object' ? Object.fromEntries(Object.entries(v).map(([k, v]) => [k, whole(v)])) : v;

class Kit extends Page {
  constructor(call, size, folder, zoom = 1) {
    super(size);
    Object.assign(this, { call, folder, heard: {}, read: 0, at: 'about:blank' });
    const act = actions => call('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
    const move = (x, y) => ({ type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x * zoom), y: Math.round(y * zoom) }); // the driver knows nothing of the page's zoom
    const down = { type: 'pointerDown', button: 0 }, up = { type: 'pointerUp', button: 0 };
    this.mouse = {
      click: (x, y) => act([move(x, y), down, up]), move: (x, y) => { this.point = [x * zoom, y * zoom].map(Math.round); return act([move(x, y)]); }, down: () => act([down]), up: () => act([up]),
      wheel: (x, y) => { // the driver turns the wheel by the difference to the time before
        const [px, py] = this.point || [0, 0], [deltaX, deltaY] = this.turned = [(this.turned?.[0] || 0) + x, (this.turned?.[1] || 0) + y];
        return call('POST', '/actions', { actions: [{ type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', x: px, y: py, deltaX, deltaY, duration: 0, origin: 'viewport' }] }] });
      },
    };
    this.touchscreen = { tap: this.mouse.click }; // WebKitGTK's driver has no fingers
    this.keyboard = { press: k => {
      const keys = k.split('+').map(k => codes[k] || k);
      return call('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions: [...keys.map(value => ({ type: 'keyDown', value })), ...keys.reverse().map(value => ({ type: 'keyUp', value }))] }] });
    } };
  }
  on(what, f) { (this.heard[what] ||= []).push(f); }
  mainFrame() { return this; }
  url() { return this.at; }
  // evaluate runs a function, or an expression, in the page. What a function promises is asked for until it is there: a promise that a new
  // document has swept away would be waited for. A document that was not there before counts as come to.
  async evaluate(f, arg) {
    const run = async (script, ...args) => JSON.parse(await this.call('POST', '/execute/sync', { script: `const [a] = arguments, give = r => JSON.stringify(r, (k, v) => v === undefined ? '\0' : v); ${script}`, args }));
    let r = await run(`const fresh = !globalThis.driven, all = globalThis.driven ||= new Map(), v = ${typeof f === 'function' ? `(${f})(a)` : `(${f})`};
      if (typeof v?.then !== 'function') return give({ fresh, v });
      const n = all.size; all.set(n, null); v.then(v => all.set(n, { v }), e => all.set(n, { e: String(e?.stack || e) })); return give({ fresh, n });`, arg ?? null);
    if (r.fresh) for (const f of this.heard.framenavigated || []) f(this);
    for (const { n } = r; n !== undefined && !r?.done; await pause(5)) {
      r = await run('const all = globalThis.driven, r = all?.get(a); return give(all ? r && { ...r, done: true } : { e: "navigated", done: true });', n);
    }
    this.console();
    if (r.e !== undefined) throw new Error(r.e);
    return whole(r.v);
  }
  console() {
    let text;
    try { text = readFileSync(join(this.folder, 'console'), 'utf8'); } catch { return; }
    for (const line of text.slice(this.read).split('\n').slice(0, -1)) {
      this.read += line.length + 1;
      const m = /^(?:\S+ )?CONSOLE (?:\S+ )*?(ERROR|WARN)\S* (.*)/.exec(line);
      if (m) for (const f of this.heard.console || []) f({ type: () => m[1] === 'ERROR' ? 'error' : 'warning', text: () => m[2] });
    }
  }
  async addInitScript(f) { writeFileSync(join(this.folder, 'before.js'), typeof f === 'string' ? f : `(${f})()`); }
  async goto(url) { this.at = url; await this.come('/url', { url }); }
  async reload() { await this.come('/refresh', {}); }
  // come waits until a new document answers. What the driver is asked while a site moves into a process of its own is lost without a word.
  async come(path, body, limit = 90000) {
    let late = false, wait = 1000; // longer each time: a page that compiles answers late on a crowded machine
    const ask = script => this.call('POST', '/execute/sync', { script, args: [] }).catch(() => { late = true; return false; });
    await this.call('POST', '/timeouts', { script: wait });
    await ask('globalThis.left = true');
    await this.call('POST', path, body);
    for (const till = Date.now() + limit; !await ask('return !globalThis.left'); await pause(20)) {
      if (Date.now() > till) throw new Error(`no page from ${path}, no answer for ${limit} ms`);
      if (late) await this.call('POST', '/timeouts', { script: wait = Math.min(10000, wait * 1.5) });
      late = false;
    }
    await this.call('POST', '/timeouts', { script: 15000 });
  }
  async screenshot() { return Buffer.from(await this.call('GET', '/screenshot'), 'base64'); }
  // called lists what the engine calls everything of a role; it has to be asked about each element, and has no search.
  async called(role) {
    const names = [];
    for (const e of await this.call('POST', '/elements', { using: 'css selector', value: 'button, [role]' })) {
      const [id] = Object.values(e), tells = what => this.call('GET', `/element/${id}/computed${what}`).catch(() => ''); // nothing of what is hidden
      if (await tells('role') === role) names.push(await tells('label'));
    }
    return names;
  }
  close() { return this.call('DELETE', '/window'); }
  async setViewportSize({ width, height }) { this.size = [width, height]; await this.call('POST', '/window/rect', { width, height }); }
}

// warm shows a first page of this machine. With it the window moves into the process that keeps this site, which takes a crowded machine long
// and is where a driver may lose what it is asked for good; a test's pages, of the same site, need no other.
const warm = async page => {
  const host = createServer((_, r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>first</title>'));
  await new Promise(ok => host.listen(0, '127.0.0.1', ok));
  try { await page.come('/url', { url: `http://localhost:${host.address().port}/` }, 50000); } finally { host.closeAllConnections(); host.close(); }
};

export const launch = options => steadily(until => start(options, until));

const start = async ({ size = [640, 480], dpr = 1, profile, zoom = 1, text = 1, context = {} }, until) => {
  if (!existsSync('/usr/bin/WebKitWebDriver')) throw new Error('no WebKitWebDriver found: run sh web/tests/setup.sh webkit');
  const folder = profile || mkdtempSync(join(tmpdir(), 'royals-webkit-')), port = await free();
  mkdirSync(folder, { recursive: true });
  const want = { folder, width: size[0], height: size[1], zoom, text, still: context.reducedMotion === 'reduce' };
  const driver = spawn('WebKitWebDriver', ['-p', port], { detached: true, stdio: process.env.LOUD ? 'inherit' : 'ignore', env: await around({ GDK_SCALE: String(dpr), ROYALS_WEBKIT: JSON.stringify(want) }) });
  const pid = started(driver.pid), stop = async () => {
    await end(pid);
    if (!profile) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const ask = async (method, path, body) => {
    const r = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) }), { value } = await r.json();
    if (value?.error) throw new Error(value.error === 'timeout' || /unload event/.test(value.message) ? 'no answer: it navigated, perhaps' : `${value.error}: ${value.message}`);
    return value;
  };
  // Asked to wait for pages ("eager"), the driver waits before each command, too, while a page loads; begun between the end of a document and
  // the end of what it loads, that wait has no end. So it is told to wait for none, and come() asks until the page is there.
  let id;
  const call = (method, path, body) => ask(method, `/session/${id}${path}`, body), begin = { capabilities: { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary: join(here, 'window.py'), args: [] } } } };
  try {
    for (; !id; await pause(50)) {
      try {
        id = (await within(Math.max(1, until - Date.now()), ask('POST', '/session', begin), 'a session')).sessionId;
      } catch (e) {
        if (driver.exitCode !== null || driver.signalCode) throw new Error(`the driver ended with ${driver.exitCode ?? driver.signalCode}`);
        if (Date.now() > until || !/fetch failed/.test(e.message)) throw e;
      }
    }
    await call('POST', '/timeouts', { script: 15000, pageLoad: 180000 });
    await within(60000, warm(new Kit(call, size, folder)), 'the first page');
  } catch (e) { await stop(); throw e; }
  return {
    pages: () => [], newPage: async () => new Kit(call, size.map(v => v / zoom), folder, zoom), browser: () => driver,
    die: () => end(pid),
    done: async () => {
      await within(3000, call('DELETE', ''), 'closing').catch(() => {});
      await stop();
    },
  };
};
