// What the drivers of the other engines share: a display without a screen, and pages that answer to the names that the tests use.
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';

export const pause = ms => new Promise(ok => setTimeout(ok, ms));

// display starts a screen in memory, once for all browsers of a test file.
let screen;
export const display = () => screen ||= new Promise((ok, no) => {
  const x = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'pipe', 'ignore'] });
  x.stdout.once('data', b => ok(`:${String(b).trim()}`));
  x.once('error', no);
  x.once('exit', () => no(new Error('Xvfb does not start')));
  x.unref();
  x.stdout.unref();
  process.once('exit', () => x.kill());
});
// around is what surrounds a browser there: Mesa draws without a graphics card.
export const around = async (more = {}) => ({ ...process.env, DISPLAY: await display(), WAYLAND_DISPLAY: '', GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', ...more });

// free returns a port that nobody listens at.
export const free = () => new Promise((ok, no) => {
  const s = createServer().once('error', no).listen(0, '127.0.0.1', () => { const { port } = s.address(); s.close(() => ok(port)); });
});

// These are the groups of processes that run; a test file that ends early takes them with it.
const running = new Set();
export const started = pid => { running.add(pid); return pid; };
process.once('exit', () => { for (const pid of running) try { process.kill(-pid, 'SIGKILL'); } catch { /* gone */ } });
for (const s of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(s, () => process.exit(1));

// alive tells whether a process of a group is running. (One that has ended may stand in the list until somebody asks for it.)
const alive = group => readdirSync('/proc').some(n => {
  if (!/^\d/.test(n)) return false;
  try { const [state, , of] = readFileSync(`/proc/${n}/stat`, 'utf8').replace(/^.*\) /s, '').split(' '); return +of === group && state !== 'Z'; } catch { return false; }
});
// end ends all processes of a group at once, as the system does it, and returns when the last of them is gone.
export const end = async pid => {
  running.delete(pid);
  try { process.kill(-pid, 'SIGKILL'); } catch { return; }
  while (alive(pid)) await pause(20);
};

// steadily tries to start a browser three times, for three minutes each: begin is told when its time is over, and ends what it has started
// when it throws. A crowded machine may need a minute for a start, and a driver may die in it.
export const steadily = async begin => {
  for (let n = 1; ; n++) {
    try {
      return await begin(Date.now() + patience);
    } catch (e) {
      console.log(`start ${n} failed: ${e.message}`);
      if (n === 3) throw e;
    }
  }
};
export const patience = 180000;

// within is what a promise gives, or its end when it takes too long.
export const within = (ms, promise, what) => {
  let timer;
  return Promise.race([promise, new Promise((_, no) => { timer = setTimeout(() => no(new Error(`${what} took more than ${ms} ms`)), ms); })]).finally(() => clearTimeout(timer));
};

// Page has what all pages make of evaluate and mouse.
export class Page {
  constructor(size) { this.size = size; }
  viewportSize() { return { width: this.size[0], height: this.size[1] }; }
  async waitForFunction(f, arg, { polling = 50, timeout = 90000 } = {}) {
    const test = `Promise.resolve((${f})(${JSON.stringify(arg) ?? ''})).then(v => !!v)`; // not every object can leave the page
    for (const end = Date.now() + timeout; ; await pause(polling)) {
      if (await this.evaluate(test).catch(e => { if (!/context|navigat/i.test(e.message)) throw e; })) return;
      if (Date.now() > end) throw new Error(`waited ${timeout} ms in vain for ${f}`);
    }
  }
  waitForSelector(selector) { return this.waitForFunction(s => !!document.querySelector(s), selector); }
  async click(selector) {
    await this.waitForSelector(selector);
    const [x, y] = await this.evaluate(s => { const r = document.querySelector(s).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }, selector);
    await this.mouse.click(x, y);
  }
  isVisible(selector) { return this.evaluate(s => document.querySelector(s)?.checkVisibility({ visibilityProperty: true }) ?? false, selector); }
  async title() { return this.evaluate(() => document.title); }
  async bringToFront() { /* each page has a browser of its own */ }
}
