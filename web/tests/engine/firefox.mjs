// Drives Firefox over WebDriver BiDi: a window of its own on a display without a screen.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { around, end, Page, patience, started, steadily, within } from './shared.mjs';

const found = () => {
  for (const p of [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox']) if (p && existsSync(p)) return p;
  throw new Error('no Firefox found: run sh web/tests/setup.sh, or set FIREFOX');
};

class Fox extends Page {
  constructor(page, size) {
    super(size);
    this.page = page;
    this.keyboard = page.keyboard;
    this.touchscreen = page.touchscreen;
    this.mouse = { click: (x, y) => page.mouse.click(x, y), move: (x, y) => page.mouse.move(x, y), down: () => page.mouse.down(), up: () => page.mouse.up(),
      wheel: (deltaX, deltaY) => page.mouse.wheel({ deltaX, deltaY }) };
  }
  on(what, f) { this.page.on(what, what === 'console' ? m => f({ type: () => m.type() === 'warn' ? 'warning' : m.type(), text: () => m.text() }) : f); }
  mainFrame() { return this.page.mainFrame(); }
  url() { return this.page.url(); }
  evaluate(f, arg) { return this.page.evaluate(f, arg); }
  async addInitScript(f) { await this.page.evaluateOnNewDocument(f); }
  goto(url) { return this.page.goto(url, { waitUntil: 'domcontentloaded' }); }
  reload() { return this.page.reload({ waitUntil: 'domcontentloaded' }); }
  async screenshot() { return Buffer.from(await this.page.screenshot()); }
  async named(role, name) {
    let n = 0;
    const plain = name.replace(/[\u2066-\u2069]/g, ''); // its tree is without what isolates a name
    for await (const e of (await this.page.$('body')).queryAXTree(plain, role)) { n++; await e.dispose(); }
    return n;
  }
  close() { return this.page.close(); }
  async setViewportSize({ width, height }) { this.size = [width, height]; await this.page.setViewport({ width, height }); }
}

export const launch = options => steadily(() => start(options));

const start = async ({ size = [640, 480], dpr = 1, touch = false, profile, text = 1, fine = false, context = {} }) => {
  const folder = profile || mkdtempSync(join(tmpdir(), 'royals-firefox-')), forget = () => { if (!profile) rmSync(folder, { recursive: true, force: true, maxRetries: 5 }); };
  mkdirSync(join(folder, 'chrome'), { recursive: true }); // without its bars, Tab stays in the page
  writeFileSync(join(folder, 'chrome/userChrome.css'), '#navigator-toolbox { display: none !important }');
  const browser = await puppeteer.launch({
    browser: 'firefox', executablePath: found(), headless: false, userDataDir: folder, env: await around({ MOZ_ENABLE_WAYLAND: '0' }), dumpio: !!process.env.LOUD, timeout: patience,
    extraPrefsFirefox: {
      'webgl.force-enabled': true, 'toolkit.legacyUserProfileCustomizations.stylesheets': true, 'ui.prefersReducedMotion': context.reducedMotion === 'reduce' ? 1 : 0,
      'font.size.variable.x-western': 16 * text, 'privacy.reduceTimerPrecision': !fine, 'browser.display.document_color_use': context.forcedColors === 'active' ? 2 : 0,
    },
  }).catch(e => { forget(); throw e; });
  const pid = started(browser.process().pid), pages = [];
  const open = async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: size[0], height: size[1], deviceScaleFactor: dpr, hasTouch: touch });
    return new Fox(page, size);
  };
  const stop = async () => {
    await within(5000, browser.close(), 'closing').catch(() => {});
    await end(pid);
    forget();
  };
  try { pages.push(await within(patience, open(), 'the first page')); } catch (e) { await stop(); throw e; }
  return { pages: () => [], newPage: async () => pages.pop() || open(), browser: () => browser, die: () => end(pid), done: stop };
};
