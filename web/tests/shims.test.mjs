// One test for each trap of a canvas in a page. Each looks at the page as it is, and again at one from which the mend was
// taken out: a test that does not notice the difference fails. Most look at the host's demo, which does little else.
// Runs alone: it measures time.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { demo, dist, launch, open, pixels, quit, serve } from './lib.mjs';

let server;
before(async () => { server = await serve(demo()); });
after(async () => { await server.stop(); await quit(); });

// hurt takes a piece out of a file on its way; it must be there.
const hurt = (file, piece, instead = '') => (name, bytes) => {
  if (name !== file) return bytes;
  const text = bytes.toString();
  if (!text.includes(piece)) throw new Error(`${file} has no ${piece}`);
  return Buffer.from(text.replaceAll(piece, instead));
};

const look = async (options, edit, check) => {
  server.behaviour.edit = edit;
  const context = await launch(options);
  try {
    const t = await open(context, server.url + (options.query || ''), options);
    return await check(t, context);
  } finally {
    server.behaviour.edit = undefined;
    await context.done();
  }
};

// mended tests that check holds, and that it does not hold without the mend.
const mended = (name, options, mend, check) => test(name, async () => {
  assert.equal(await look(options, undefined, check), true, 'as it is');
  assert.equal(await look(options, hurt(...mend), check), false, 'without the mend');
});

mended('E1: Tab leaves the canvas, and the browser keeps its shortcuts', {}, ['gate.js', 'e.stopPropagation();', ';'], async t => {
  await t.page.evaluate(() => HTMLElement.prototype.focus.call(__royals.canvas));
  assert.equal(await t.page.evaluate(() => document.activeElement === __royals.canvas), true, 'the canvas takes the focus when a script insists');
  const free = await t.page.evaluate(() => __royals.canvas.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', code: 'KeyR', ctrlKey: true, bubbles: true, cancelable: true })));
  await t.page.keyboard.press('Tab');
  const left = await t.page.evaluate(() => document.activeElement !== __royals.canvas);
  assert.equal(left, free);
  return left;
});

mended('E2, P08: every viewport lets the notch be covered, and none forbids zooming', {}, ['gate.js', 'node.remove();'], t => t.page.evaluate(() => {
  const all = [...document.querySelectorAll('meta[name=viewport]')].map(m => m.content);
  return all.length > 0 && all.every(c => c.includes('viewport-fit=cover') && !/user-scalable|maximum-scale/.test(c));
}));

mended('E3: the canvas is no stop of the tab key and has a name', {}, ['gate.js', 'node.tabIndex = -1;'], t => t.page.evaluate(() => {
  const c = document.querySelector('canvas');
  return c.tabIndex === -1 && c.getAttribute('role') === 'img' && c.getAttribute('aria-label').length > 10;
}));

mended('a click on the canvas leaves the focus where it is', {}, ['gate.js', 'node.focus = () => window.focus();'], async t => {
  await t.page.evaluate(() => { const b = document.createElement('button'); b.id = 'b'; b.textContent = 'b'; document.getElementById('acts').append(b); b.focus(); });
  await t.tap('later');
  return t.page.evaluate(() => document.activeElement.id === 'b');
});

mended('the canvas is not smoothed', {}, ['gate.js', 'antialias: false, '], t =>
  t.page.evaluate(() => __royals.canvas.getContext('webgl2').getContextAttributes().antialias === false));

mended('pixels stay pure at a device pixel ratio of 2.625', { size: [411, 731], dpr: 2.625 }, ['app.css', 'image-rendering: pixelated;'], async t => {
  await t.asleep();
  const h = await t.find('secret'), points = [];
  for (let x = -12; x < 24; x++) points.push([Math.round(h.x * 2.625) + x, Math.round((h.y + h.h / 2) * 2.625) + 9]);
  for (let y = -12; y < 24; y++) points.push([Math.round((h.x + 12) * 2.625), Math.round(h.y * 2.625) + y]);
  const pure = ['18,61,53', '224,165,38', '14,48,42'], got = (await pixels(t.page, points)).map(String);
  assert.ok(got.includes(pure[0]) && got.includes(pure[1]), 'the frame of the button is there: ' + [...new Set(got)].join(' '));
  return got.every(c => pure.includes(c));
});

mended('a touch that the system takes away is cancelled, and nothing is pressed', { touch: true, size: [360, 640] }, ['input.js', "on('pointercancel', e => { if (down.delete(e.pointerId)) pointer(CANCEL, e); });"], async t => {
  const h = await t.find('spin'), cdp = await t.page.context().newCDPSession(t.page);
  const at = [{ x: h.x + 10, y: h.y + 10, id: 1 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await t.seen();
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await new Promise(ok => setTimeout(ok, 100));
  await t.seen();
  const { detail } = await t.state();
  assert.match(detail, /down/);
  assert.doesNotMatch(detail, /tap/);
  return detail.includes('cancel');
});

mended('at rest there are no frames', {}, ['gate.js', 'royals.asleep = true;'], async t => {
  await new Promise(ok => setTimeout(ok, 1000));
  const a = (await t.state()).frames;
  await new Promise(ok => setTimeout(ok, 2000));
  return (await t.state()).frames === a;
});

mended('at rest timers are slow', { before: () => { window.timers = 0; const st = window.setTimeout; window.setTimeout = (...a) => { window.timers++; return st(...a); }; } },
  ['gate.js', 'late = 2000', 'late = 0'], async t => {
    await t.asleep();
    await new Promise(ok => setTimeout(ok, 2500)); // those that were set before
    const a = await t.page.evaluate(() => timers);
    await new Promise(ok => setTimeout(ok, 4500));
    return (await t.page.evaluate(() => timers)) - a <= 4;
  });

// Without this mend the window's functions stay the engine's: frames of others are taken for its own, and their timers are stretched.
const lent = ['gate.js', 'finally { Object.assign(window, { requestAnimationFrame, setTimeout }); }', 'finally { }'];

mended('at rest others get their frames, and the engine keeps its own', {}, lent, async t => {
  await t.asleep();
  await t.page.evaluate(() => { window.got = 0; for (let i = 0; i < 3; i++) requestAnimationFrame(() => { got++; }); });
  for (const end = Date.now() + 2000; Date.now() < end && await t.page.evaluate(() => got) < 3;) await new Promise(ok => setTimeout(ok, 20));
  if (await t.page.evaluate(() => got) < 3) return false;
  const { frames, asleep } = await t.state();
  assert.equal(asleep, true, 'the engine sleeps on');
  await t.tap('spin');
  await t.until('a frame of the engine', s => s.frames > frames && /tap spin/.test(s.detail), 5000);
  return true;
});

mended('at rest the timers of others are on time', {}, lent, async t => {
  await t.asleep();
  const took = await t.page.evaluate(() => new Promise(ok => { const from = performance.now(); setTimeout(() => ok(performance.now() - from), 50); }));
  assert.equal((await t.state()).asleep, true);
  return took < 1000;
});

mended('of two moments that were named one after the other the last one counts', {}, ['gate.js', 'clearTimeout(alarm);', ''], async t => {
  await t.asleep();
  // What the host does when a later moment takes the place of an earlier one: nobody is woken at the earlier.
  return t.page.evaluate(async () => {
    const wait = ms => new Promise(ok => setTimeout(ok, ms));
    __royals.wake();
    __royals.sleep(4000);
    __royals.wake();
    __royals.sleep(-1);
    let frames;
    do { ({ frames } = __royals); await wait(700); } while (frames !== __royals.frames); // the frames that were on their way
    await wait(4200);
    return __royals.asleep && __royals.frames === frames;
  });
});

mended('at rest sound is suspended, and comes back with the first touch', {}, ['gate.js', "if (s.state === 'running') s.suspend()", ''], async t => {
  await t.page.evaluate(() => { document.body.addEventListener('pointerup', () => { window.ac ||= new AudioContext(); }, { once: true }); });
  await t.tap('spin');
  await t.page.waitForFunction(() => window.ac?.state === 'running', null, { polling: 50 });
  await t.asleep();
  await new Promise(ok => setTimeout(ok, 300));
  const quiet = await t.page.evaluate(() => ac.state === 'suspended');
  await t.tap('spin');
  await t.page.waitForFunction(() => window.ac?.state === 'running', null, { polling: 50 });
  return quiet;
});

mended('another device pixel ratio starts the page again, in the new one', { size: [400, 400] }, ['gate.js', 'location.reload()', 'undefined'], async t => {
  const cdp = await t.page.context().newCDPSession(t.page);
  await t.page.evaluate(() => { __royals.first = true; });
  await cdp.send('Emulation.setDeviceMetricsOverride', { width: 400, height: 400, deviceScaleFactor: 1.5, mobile: false });
  await new Promise(ok => setTimeout(ok, 1000));
  await t.page.mouse.move(100, 100);
  await new Promise(ok => setTimeout(ok, 1000));
  await t.ready();
  return t.page.evaluate(() => !__royals.first && __royals.canvas.width === 600);
});

mended('secret cards are covered in the instant in which the page is put away', {}, ['input.js', '.hidden = !(royals.secret', '.hidden = true || !(royals.secret'], async t => {
  const away = hidden => t.page.evaluate(hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return !document.getElementById('cover').hidden;
  }, hidden);
  assert.equal(await away(true), false, 'nothing is secret yet');
  await away(false);
  await t.tap('secret');
  const covered = await away(true);
  assert.equal(await away(false), false, 'seen again');
  return covered;
});

mended('P09: nothing that can be tapped lies under a notch', { touch: true, size: [390, 844] }, ['input.js', 'at[BOTTOM] = px(css.paddingBottom);'], async t => {
  await t.page.evaluate(() => {
    const s = document.documentElement.style;
    s.setProperty('--safe-top', '47px');
    s.setProperty('--safe-bottom', '34px');
    __royals.look();
  });
  await t.asleep();
  const hits = await t.hits();
  assert.ok(hits.length > 0);
  return hits.every(h => h.y >= 47 && h.y + h.h <= 844 - 34);
});

test('E5, P27: a lost graphics context starts the page again (every engine)', async () => {
  await look({}, undefined, async t => {
    await t.page.evaluate(() => { __royals.first = true; __royals.canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext(); });
    await t.until('a new start', s => s.ready && !s.first, 20000);
    await t.page.waitForFunction(() => globalThis.__royals?.ready && !__royals.first, null, { polling: 100 });
    assert.equal(t.reloads, 1);
  });
});

test('keys reach the game when no element wants them (every engine)', async () => {
  await look({}, undefined, async t => {
    for (const k of ['a', 'Enter', 'ArrowLeft', '?']) await t.key(k);
    assert.match((await t.state()).detail, /key a; code 1; code 7; key \?/);
    await t.page.evaluate(() => { const b = document.createElement('button'); b.textContent = 'b'; document.getElementById('acts').append(b); b.focus(); });
    await t.key('Enter');
    await t.key('z');
    assert.match((await t.state()).detail, /key \?; key z$/, 'a button keeps its Enter');
  });
});

test('press, move and release within one frame all arrive, in order (every engine)', async () => {
  await look({}, undefined, async t => {
    const h = await t.find('spin');
    await t.page.evaluate(({ x, y }) => {
      const e = (type, dx) => __royals.canvas.dispatchEvent(new PointerEvent(type, { pointerId: 7, pointerType: 'touch', clientX: x + dx, clientY: y, bubbles: true, button: 0 }));
      e('pointerdown', 0);
      e('pointermove', 3);
      e('pointerup', 3);
      e('pointerdown', 1);
      e('pointerup', 1);
    }, { x: h.x + 5, y: h.y + 5 });
    await t.seen();
    const x = h.x + 5;
    assert.equal((await t.state()).detail.replace(/,\d+/g, ''), `down ${x}; move ${x + 3}; up ${x + 3}; tap spin; down ${x + 1}; up ${x + 1}; tap spin`);
  });
});

test('the test clock: time goes on by ticks alone, and wakes who asked for it', async () => {
  await look({ query: '?clock=test' }, undefined, async t => {
    await t.tap('spin');
    await t.tap('later');
    await new Promise(ok => setTimeout(ok, 1500));
    let s = await t.state();
    assert.equal(s.settled, false);
    assert.equal(s.now, 0);
    s = await t.tick(999);
    assert.doesNotMatch(s.detail, /woken|still/);
    s = await t.tick(1);
    assert.match(s.detail, /woken; still/);
    assert.equal((await t.settled()).settled, true);
  });
});

// How long a timer of the runtime takes that was asked for asleep, 100 ms ahead, when the page is woken at once.
const woken = async edit => {
  const host = await serve(dist(), { edit }), context = await launch({});
  try {
    const t = await open(context, host.url + '?clock=test');
    await t.asleep();
    return await t.page.evaluate(() => new Promise(ok => {
      const go = new Go(), from = performance.now();
      go.mem = new DataView(new ArrayBuffer(32));
      go.mem.setUint32(8, 100, true);
      go._resume = () => { go._scheduledTimeouts.clear(); ok(performance.now() - from); };
      go.importObject.gojs['runtime.scheduleTimeoutEvent'](0);
      __royals.wake();
    }));
  } finally {
    await context.done();
    await host.stop();
  }
};
test('what waits while the page sleeps comes at its hour once it is woken (every engine)', async () => {
  const as = await woken(), without = await woken(hurt('gate.js', 'if (wait) {', 'if (false) {'));
  assert.ok(as >= 99 && as < 1900 && without >= 1900, `${as} ms as it is, ${without} ms without the mend`);
});

test('the real clock wakes who asked for it, out of deep sleep (every engine)', async () => {
  await look({}, undefined, async t => {
    await t.tap('later');
    await t.asleep();
    await t.until('waking', s => s.detail.includes('woken'), 4000);
  });
});
