// What the page does to the engine before it starts: its canvas, its frames, its timers. Each mend closes one trap of
// putting a game's canvas into a page; web/tests/shims.test.mjs has a test for each that fails without it.
'use strict';
(() => {
  const told = new Float64Array(2); // what changes with every frame: the program writes it here
  const royals = globalThis.__royals = { ready: false, settled: false, scene: '', detail: '', frames: 0, asleep: false, secret: false,
    told: new Uint8Array(told.buffer), get seq() { return told[0]; }, get now() { return told[1]; } };

  // One quad is drawn into the canvas: smoothing its edges costs half the frames and changes no pixel.
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (type, attributes) {
    const made = getContext.call(this, type, type === 'webgl2' ? { ...attributes, antialias: false, depth: false } : attributes);
    if (!made && type === 'webgl2') royals.blind?.();
    return made;
  };

  // Asleep, the engine gets no frames, its timers come late, and its sound is off. Waking puts what is late back to its hour: the engine may be in
  // a wait of its own, after which it asks for the next frame, and Go's runtime has one timer for all that wait. Everybody else's frames and timers are their
  // own business: the functions of the window are lent to the engine for as long as it takes hold of them. It does so once, in
  // the first breath of its start, and Go's runtime asks for each timer within one call.
  const frame = requestAnimationFrame.bind(window), timer = setTimeout.bind(window), late = 2000;
  const sounds = new Set();
  let loud = 0; // until when something sounds, on the clock of performance.now
  let held = null;
  let wait = null; // the last of the runtime's timers that was made late: it has one at a time, and to call one that is over does no harm
  const ours = {
    requestAnimationFrame: f => {
      if (royals.asleep) { held = f; return 0; }
      return frame(t => { royals.frames++; f(t); });
    },
    setTimeout: (f, ms, ...args) => {
      if (!royals.asleep || ms >= late) return timer(f, ms, ...args);
      const id = timer(f, late, ...args);
      wait = { id, at: performance.now() + ms, f: () => f(...args) };
      return id;
    },
  };
  const lend = f => {
    const { requestAnimationFrame, setTimeout } = window;
    Object.assign(window, ours);
    try { return f(); } finally { Object.assign(window, { requestAnimationFrame, setTimeout }); }
  };
  globalThis.Go = class extends Go {
    constructor() {
      super();
      const runtime = this.importObject.gojs, schedule = runtime['runtime.scheduleTimeoutEvent'];
      runtime['runtime.scheduleTimeoutEvent'] = sp => royals.asleep ? lend(() => schedule(sp)) : schedule(sp); // awake it would get what it has
    }
    run(instance) { return lend(() => super.run(instance)); }
  };
  const Sound = window.AudioContext;
  if (Sound) window.AudioContext = class extends Sound {
    constructor(options) {
      super(options);
      sounds.add(this);
      this.addEventListener('statechange', () => { if (this.state === 'closed') sounds.delete(this); else hush(); });
    }
  };
  // Asleep, a sound that has begun may end; hidden, there is none.
  const hush = () => {
    if (!royals.asleep && !document.hidden) return;
    const rest = document.hidden ? 0 : loud - performance.now();
    if (rest > 0) timer(hush, rest);
    else for (const s of sounds) if (s.state === 'running') s.suspend();
  };
  const unhush = () => {
    if (!document.hidden) for (const s of sounds) if (s.state !== 'running') s.resume().catch(() => {});
  };
  document.addEventListener('visibilitychange', () => { if (document.hidden) hush(); else if (!royals.asleep) unhush(); });
  royals.sounding = ms => { loud = Math.max(loud, performance.now() + ms + 200); }; // with time for waking up
  let alarm = 0; // ends the sleep, the last that was set
  royals.sleep = ms => {
    if (royals.asleep || royals.unseen()) return; // there is input that nobody has taken
    royals.asleep = true;
    if (ms >= 0) alarm = timer(royals.wake, Math.ceil(ms)); // browsers cut what is behind the point
    hush();
  };
  royals.wake = () => {
    scaleCheck();
    if (!royals.asleep) return;
    royals.asleep = false;
    clearTimeout(alarm);
    unhush();
    if (held) { const f = held; held = null; ours.requestAnimationFrame(f); }
    if (wait) { clearTimeout(wait.id); timer(wait.f, Math.max(0, wait.at - performance.now())); wait = null; }
  };
  royals.afterFrames = f => frame(() => frame(f));

  // The engine reads devicePixelRatio once. When it changes (zoom, another monitor), start again at the same decision.
  const scale = devicePixelRatio;
  let leaving = false;
  const scaleCheck = () => {
    if (leaving || Math.abs(devicePixelRatio - scale) < 1e-3) return;
    leaving = true;
    royals.save?.();
    Promise.resolve(globalThis.keep?.settled()).then(() => location.reload());
  };
  matchMedia(`(resolution: ${scale}dppx)`).addEventListener('change', scaleCheck);
  addEventListener('resize', scaleCheck);

  // The engine appends a viewport of its own, which would let the notch cover the cards; its canvas wants to be first in the
  // tab order and to take the focus at every touch, and stands outside of everything that has a meaning.
  new MutationObserver(records => {
    for (const record of records) for (const node of record.addedNodes) {
      if (node.nodeName === 'META' && node.name === 'viewport') node.remove();
      if (node.nodeName === 'CANVAS' && node !== royals.canvas) {
        node.tabIndex = -1;
        node.setAttribute('role', 'img');
        node.setAttribute('aria-label', 'Card table; the same controls are in the list');
        node.focus = () => window.focus();
        royals.canvas = node;
        document.getElementById('twin').prepend(node);
      }
    }
  }).observe(document.documentElement, { childList: true, subtree: true });

  // The engine takes every key that reaches its canvas away from the browser. Tab, function keys and shortcuts never get there.
  for (const type of ['keydown', 'keyup']) document.addEventListener(type, e => {
    if (e.key === 'Tab' || e.ctrlKey || e.metaKey || e.altKey || /^F\d/.test(e.key)) e.stopPropagation();
  }, true);

  // No pinch on the table of a phone that ignores touch-action.
  document.addEventListener('gesturestart', e => e.preventDefault());
})();
