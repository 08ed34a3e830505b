// What the page sees for the program: pointers and keys in the order in which they came, notches, text size and the rest of
// what the system says. The program takes it all out of one block of memory, once a frame (game/host/page.go).
'use strict';
(() => {
  const royals = globalThis.__royals;
  const first = 16, width = 6, most = 200;
  const memory = new ArrayBuffer(8 * (first + most * width)), at = new Float64Array(memory);
  royals.block = new Uint8Array(memory);
  const COUNT = 0, TOP = 1, RIGHT = 2, BOTTOM = 3, LEFT = 4, TEXT = 5, MOTION = 6, CONTRAST = 7, TOUCH = 8, HIDDEN = 9, FOCUSED = 10, TEST = 11;
  const MOVE = 0, DOWN = 1, UP = 2, CANCEL = 3, LEAVE = 4, WHEEL = 8, KEY = 9, PRESS = 10, PAD = 11;

  // The test clock: ?clock=test stops the program's time; tick lets milliseconds pass.
  at[TEST] = new URLSearchParams(location.search).get('clock') === 'test' ? 0 : -1;
  royals.tick = ms => { at[TEST] += ms; royals.wake(); };
  royals.clock = () => at[TEST];

  royals.unseen = () => at[COUNT] > 0;
  royals.taken = () => { at[COUNT] = 0; };

  const push = (kind, id, x, y, code, flags) => {
    let n = at[COUNT];
    const last = first + (n - 1) * width;
    if (n > 0 && kind === MOVE && at[last] === MOVE && at[last + 1] === id) n--; // only the latest of a run of moves counts
    else if (n === most) { if (kind !== UP && kind !== CANCEL) return; n--; }
    at.set([kind, id, x, y, code, flags], first + n * width);
    at[COUNT] = n + 1;
    royals.wake();
  };

  // A control of the document was pressed; the program knows which.
  royals.press = id => push(PRESS, id, 0, 0, 0, 0);

  // Pointers. A press that began on the canvas, or on a button that lies over it, belongs to the canvas until it ends.
  const down = new Map();
  let byFinger = false, had = null; // had: the end of the last press that the program had as a pointer
  document.documentElement.classList.toggle('bare', new URLSearchParams(location.search).get('over') === '0');
  const ours = t => t === royals.canvas || !!t.closest?.('#twin .over');
  const pointer = (kind, e) => {
    const touch = e.pointerType !== 'mouse', id = touch ? e.pointerId + 1 : 0;
    at[TOUCH] = touch ? 1 : 0;
    push(kind, id, e.clientX, e.clientY, e.button === 2 ? 1 : 0, (down.has(e.pointerId) ? 1 : 0) | (touch ? 2 : 0));
  };
  const on = (type, f) => addEventListener(type, f, { capture: true, passive: true });
  on('pointerdown', e => {
    had = null;
    if (!ours(e.target) || e.button > 2 || e.button === 1) return;
    down.set(e.pointerId, e);
    byFinger = true;
    try { royals.canvas.setPointerCapture(e.pointerId); } catch { /* a made-up pointer of a test */ }
    pointer(DOWN, e);
  });
  on('pointermove', e => {
    if (ours(e.target) || down.has(e.pointerId)) pointer(MOVE, e);
  });
  on('pointerup', e => { if (down.delete(e.pointerId)) { had = e; pointer(UP, e); } });
  on('pointercancel', e => { if (down.delete(e.pointerId)) pointer(CANCEL, e); });
  document.documentElement.addEventListener('pointerleave', e => {
    if (e.pointerType === 'mouse' && !down.has(e.pointerId)) pointer(LEAVE, e);
  });
  const dropAll = () => { for (const e of down.values()) { down.delete(e.pointerId); pointer(CANCEL, e); } };
  on('wheel', e => {
    if (!ours(e.target)) return;
    const unit = e.deltaMode === 1 ? 20 : e.deltaMode === 2 ? innerHeight : 1;
    push(WHEEL, 0, -e.deltaX * unit, -e.deltaY * unit, 0, 0);
  });
  // A button takes neither the focus nor a menu from a press that is the canvas's, and its click is none: the program had the
  // press. It may come late, on a page that has changed since: what counts is when the press was, not when the page has time for it. A
  // reader's click comes without a pointer, and counts.
  for (const type of ['mousedown', 'contextmenu', 'dragstart']) addEventListener(type, e => { if (e.target !== royals.canvas && ours(e.target)) e.preventDefault(); }, true);
  addEventListener('click', e => {
    if (e.isTrusted && had && (e.pointerId === had.pointerId || e.timeStamp - had.timeStamp < 700) && e.target.closest?.('#twin button')) { e.stopPropagation(); e.preventDefault(); }
    had = null;
  }, true);

  // Keys that no element of the page wanted. Tab stays the browser's, and Enter and Space on a button.
  const codes = { Enter: 1, ' ': 2, Escape: 3, Backspace: 5, Delete: 6, ArrowLeft: 7, ArrowRight: 8, ArrowUp: 9, ArrowDown: 10, Home: 11, End: 12, PageUp: 13, PageDown: 14, ContextMenu: 15 };
  addEventListener('keydown', e => {
    const t = e.target, canvas = t === royals.canvas;
    if (e.defaultPrevented && !canvas || e.ctrlKey || e.metaKey || e.altKey || e.isComposing) return;
    if (t.closest && t.closest('input, select, textarea, [contenteditable]')) return;
    if (royals.switches) { // every key is a switch, but for those that the browser needs
      if (/^(Tab|Shift|CapsLock|Dead|F\d+)$/.test(e.key)) return;
      e.preventDefault();
      push(KEY, 0, 0, 0, codes[e.key] || 0, e.repeat ? 2 : 0);
      return;
    }
    const code = codes[e.key], control = t.closest && t.closest('button, a[href], summary, [role=radio], [role=spinbutton]'), own = control && control.closest('#twin');
    if (code === undefined && [...e.key].length !== 1 || control && !own && code && code !== 3) return;
    if (own && code < 3) { // the browser presses it, unless the key is held, or the focus has only just come here
      if (e.repeat || royals.deaf) { e.preventDefault(); return; }
      if (!byFinger) return; // after a finger or a mouse the ring shows itself first
    }
    byFinger = false;
    if (code) e.preventDefault();
    push(KEY, code === undefined ? e.key.toLowerCase().codePointAt(0) : 0, 0, 0, code || 0, (e.shiftKey ? 1 : 0) | (e.repeat ? 2 : 0));
  });

  // A pad sends no events, and a page that sleeps has no frames: while one is connected and the page is seen it is looked at
  // twenty times a second, and the program is woken by what changes. The left stick counts as the cross.
  const pads = () => { try { return [...navigator.getGamepads()].filter(p => p && p.connected && p.mapping === 'standard'); } catch { return []; } };
  let held = 0, watch = 0;
  const poll = () => {
    let now = 0;
    for (const { buttons, axes: [x = 0, y = 0] } of pads()) {
      buttons.forEach((b, i) => { if (b.pressed && i < 16) now |= 1 << i; });
      for (const [bit, v] of [[12, -y], [13, y], [14, -x], [15, x]]) if (v > (held >> bit & 1 ? 0.35 : 0.5)) now |= 1 << bit;
    }
    if (now !== held) push(PAD, held = now, 0, 0, 0, 0);
  };
  const watchPads = () => {
    clearInterval(watch);
    watch = 0;
    if (!document.hidden && pads().length) watch = setInterval(poll, 50);
    else if (held) push(PAD, held = 0, 0, 0, 0, 0);
  };
  royals.polls = () => watch !== 0;
  for (const type of ['gamepadconnected', 'gamepaddisconnected']) addEventListener(type, watchPads);
  document.addEventListener('visibilitychange', watchPads);

  // What the system says.
  const motion = matchMedia('(prefers-reduced-motion: reduce)'), contrast = matchMedia('(prefers-contrast: more)');
  const forced = matchMedia('(forced-colors: active)'), coarse = matchMedia('(pointer: coarse)');
  at[TOUCH] = coarse.matches ? 1 : 0;
  const look = () => {
    const probe = document.getElementById('probe'), css = getComputedStyle(probe), px = v => parseFloat(v) || 0;
    at[TOP] = px(css.paddingTop);
    at[RIGHT] = px(css.paddingRight);
    at[BOTTOM] = px(css.paddingBottom);
    at[LEFT] = px(css.paddingLeft);
    at[TEXT] = px(css.width) / 16 || 1;
    at[MOTION] = motion.matches ? 1 : 0;
    at[CONTRAST] = contrast.matches || forced.matches ? 1 : 0;
    at[HIDDEN] = document.hidden ? 1 : 0;
    at[FOCUSED] = document.hasFocus() ? 1 : 0;
    royals.wake();
  };
  royals.look = look;
  for (const m of [motion, contrast, forced, coarse]) m.addEventListener('change', look);

  // Cards that are one player's secret are covered in the instant in which the page is put away: the system takes its picture
  // for the list of programs then, and a canvas cannot draw any more.
  const cover = () => {
    if (document.hidden || !document.hasFocus()) dropAll();
    if (document.hidden) royals.away?.();
    document.getElementById('cover').hidden = !(royals.secret && (document.hidden || !document.hasFocus()));
    look();
  };
  for (const type of ['resize', 'orientationchange']) addEventListener(type, look);
  for (const type of ['focus', 'blur', 'pageshow', 'pagehide']) addEventListener(type, cover);
  document.addEventListener('visibilitychange', cover);
  look();

  royals.fullscreen = want => {
    const e = document.documentElement;
    if (want) e.requestFullscreen?.().catch(() => {});
    else if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  };
})();
