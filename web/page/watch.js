// Stands in the page itself, before all that is fetched: what does not come is told in a sentence, never by an empty page. The build puts
// this file into each page, whose policy names its hash.
'use strict';
(() => {
  const patience = 10000;
  const words = {
    stalled: 'The download has stalled. It goes on by itself when the network is back.',
    again: 'Trying again…',
    missing: 'A part of the game did not come. Its host may be in the middle of an update: try again in a minute.',
    unable: 'The game does not start in this browser. Update the browser, or try another one.',
    file: 'This page was opened as a file, where browsers do not let it run. Put the folder on any web server, or start it with “make run”.',
  };
  let timer = 0, said = '', begun = false, broken = false;

  // trouble shows why the game does not start, with one thing to do about it.
  const trouble = (text, label, act) => {
    const box = document.getElementById('trouble') || document.getElementById('told');
    if (!box) { setTimeout(trouble, 50, text, label, act); return; } // the page itself is still on its way
    said = text;
    box.replaceChildren(document.createTextNode(text));
    if (label) {
      const b = document.createElement('button');
      b.type = 'button';
      b.textContent = label;
      b.addEventListener('click', act);
      box.append(document.createElement('br'), b);
    }
    document.body.classList.toggle('troubled', text !== '');
    if (box.id === 'trouble') document.getElementById('boot').hidden = false;
  };

  // again starts the page anew, past whatever half an upload has left in the browser's own cache, and with a newer version where one is
  // whole: nothing has begun, so nothing can be lost.
  const again = async (...more) => {
    trouble(words.again);
    const parts = [...document.querySelectorAll('script[src], link[rel=stylesheet]')].map(e => e.src || e.href);
    const all = parts.concat(more).map(p => fetch(p, { cache: 'reload' }).then(r => r.arrayBuffer()));
    if (navigator.serviceWorker) all.push(navigator.serviceWorker.getRegistration().then(newer));
    await Promise.race([Promise.all(all.map(p => p.catch(() => {}))), new Promise(ok => setTimeout(ok, 2 * patience))]);
    location.reload();
  };
  const newer = async r => {
    if (!r) return;
    await r.update();
    const w = r.installing, change = (from, what) => new Promise(ok => from.addEventListener(what, ok, { once: true }));
    while (w && w.state === 'installing') await change(w, 'statechange');
    if (!r.waiting) return;
    const taken = change(navigator.serviceWorker, 'controllerchange');
    r.waiting.postMessage('apply');
    await taken;
  };

  const rest = () => {
    clearTimeout(timer);
    if (said === words.stalled && !broken) trouble('');
  };
  // beat says that something has come. When nothing comes any more the page says so. A style sheet that is awaited keeps all of the page from
  // being seen: it is awaited no longer, and the page begins anew when it comes.
  const beat = () => {
    rest();
    timer = setTimeout(() => {
      for (const l of document.querySelectorAll('link[rel=stylesheet]')) {
        if (l.sheet) continue;
        broken = true;
        l.media = 'not all';
        l.addEventListener('load', () => location.reload());
      }
      trouble(words.stalled, 'Try again', () => again());
    }, patience);
  };
  const part = e => e.target instanceof Element && e.target.matches('script, link[rel=stylesheet]');
  document.addEventListener('load', e => { if (part(e) && !begun && !broken) beat(); }, true); // it never comes to the window
  addEventListener('error', e => {
    if (!part(e) || begun) return;
    broken = true;
    rest();
    if (location.protocol === 'file:') trouble(words.file);
    else trouble(words.missing, 'Try again', () => again());
  }, true);
  addEventListener('DOMContentLoaded', () => { // all parts have run
    rest();
    if (!document.getElementById('boot')) begun = true;
    else if (!begun && !broken) trouble(words.unable);
  });
  beat();

  // begin is asked by the last part whether all have come. A style sheet that failed has no rules, some time before it says so: scripts may
  // run in between.
  const styled = () => [...document.querySelectorAll('link[rel=stylesheet]')].every(l => l.sheet?.cssRules.length);
  globalThis.__watch = { trouble, again, beat, rest, begin: () => { rest(); begun = !broken && styled(); return begun; } };
})();
