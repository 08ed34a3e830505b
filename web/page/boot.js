// Starts the program: one tab at a time, with true progress, from any host; then keeps the page's offline copy.
'use strict';
(() => {
  const { trouble, again, beat, rest, begin } = globalThis.__watch;
  if (!begin()) return;
  const royals = globalThis.__royals;
  const { version, program, packed, raw, thinker } = document.currentScript.dataset;
  royals.thinker = thinker;
  const inflated = program.replace(/\.gz$/, '');
  const find = id => document.getElementById(id);
  const offline = 'serviceWorker' in navigator && isSecureContext;

  const progress = (part, whole) => {
    const bar = find('progress');
    bar.max = whole;
    bar.value = part;
    find('progress-text').textContent = `Loading: ${(part / 1e6).toFixed(1)} of ${(whole / 1e6).toFixed(1)} MB`;
  };

  // body reads a response's bytes with progress, plain whatever the host did to them: as they were sent, or inflated by
  // the browser on the way because the host named an encoding. The first two bytes tell.
  const body = async response => {
    const reader = response.body.getReader();
    const read = async () => { beat(); try { return await reader.read(); } finally { rest(); } };
    let head = new Uint8Array(0), ended = false;
    while (head.length < 2 && !ended) {
      const { done, value } = await read();
      if (done) { ended = true; break; }
      const joined = new Uint8Array(head.length + value.length);
      joined.set(head);
      joined.set(value, head.length);
      head = joined;
    }
    const zipped = head[0] === 0x1f && head[1] === 0x8b, whole = +(zipped ? packed : raw);
    let part = 0;
    const count = bytes => { part += bytes.length; progress(Math.min(part, whole), whole); return bytes; };
    const stream = new ReadableStream({
      start(c) { c.enqueue(count(head)); },
      async pull(c) {
        const { done, value } = await read();
        if (done) c.close(); else c.enqueue(count(value));
      },
      cancel(why) { return reader.cancel(why); },
    });
    if (!zipped) return stream;
    if (typeof DecompressionStream === 'function') return stream.pipeThrough(new DecompressionStream('gzip'));
    await new Promise((ok, no) => {
      const s = document.createElement('script');
      s.src = 'inflate.js';
      s.onload = ok;
      s.onerror = () => no(new Error('inflate.js did not load'));
      document.head.append(s);
    });
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return new Response(globalThis.gunzip(bytes, +raw)).body;
  };

  const asWasm = stream => new Response(stream, { headers: { 'content-type': 'application/wasm' } });
  // compile asks for WebGL 2 while the compiler works beside the page: both take a while. Without WebGL the engine would end in
  // a black page. Where the game has stood before it does not ask: the code is compiled already, and asking would hold it up.
  const compile = async (response, imports, stood) => {
    const made = WebAssembly.instantiateStreaming ? WebAssembly.instantiateStreaming(response, imports)
      : response.arrayBuffer().then(bytes => WebAssembly.instantiate(bytes, imports));
    made.catch(() => {});
    if (stood) return made;
    const gl = document.createElement('canvas').getContext('webgl2');
    if (!gl) throw new Blind();
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return made;
  };
  class Blind extends Error {}
  const blind = () => trouble('This browser shows no WebGL 2, with which Royals draws. Try another browser, or turn on its graphics acceleration.');
  let dark = false;
  royals.blind = () => { dark = true; blind(); };

  // load fetches and compiles the program: from the offline copy where there is one (it keeps the browser's compiled code),
  // otherwise from the host, and then what was inflated is put by, so that it is fetched only once. It is put by apart: the worker alone
  // writes into a version's copy, and looks at the hash of what it takes over.
  const load = async imports => {
    if (offline && navigator.serviceWorker.controller && await caches.match(inflated).catch(() => undefined)) {
      find('progress-text').textContent = 'Starting…';
      find('progress').removeAttribute('value');
      try { return await compile(await fetch(inflated), imports, true); } catch (e) {
        if (e instanceof Blind) throw e;
        console.info('offline copy refused: ' + e);
        await caches.open('royals-' + version).then(c => c.delete(inflated)).catch(() => {});
      }
    }
    beat();
    const response = await fetch(program);
    if (!response.ok) throw new Error(`${program}: ${response.status}`);
    let stream = await body(response);
    if (offline && globalThis.caches) {
      const [mine, copy] = stream.tee();
      stream = mine;
      royals.kept = caches.open('royals-put-by').then(c => c.put(inflated, asWasm(copy))).catch(() => {});
    }
    return compile(asWasm(stream), imports);
  };

  // The program tells how it stands after every frame in which that has changed.
  const plays = new Set(['table', 'curtain', 'recap', 'round', 'result', 'reward']);
  let standing = false;
  royals.tell = (ready, settled, scene, detail) => {
    if (scene !== royals.scene) { royals.onScene?.(scene); document.body.classList.toggle('playing', plays.has(scene)); }
    Object.assign(royals, { settled, scene, detail });
    if (!ready || standing) return;
    standing = true;
    royals.afterFrames(() => {
      performance.mark('royals-ready');
      find('boot').hidden = true;
      royals.ready = true;
      // The shortcut to the saved game presses the button that continues it.
      if (new URLSearchParams(location.search).get('open') === 'resume') document.querySelector('[data-name=continue]')?.click();
      visit();
      keepOffline();
    });
  };

  // An address such as #learn=crush opens lessons, #deal= and a code a deal, once: the page that is loaded again goes on where it was.
  const visit = () => {
    if (!royals.ready || location.hash.length < 2) return;
    const where = location.hash.slice(1);
    history.replaceState(null, '', location.pathname + location.search);
    royals.visit(where);
  };
  addEventListener('hashchange', visit);

  // The offline copy: registered when the game stands, looked after whenever the page is seen again. A new version waits
  // until the player wants it.
  let wanted = false;
  const keepOffline = async () => {
    if (!offline) return;
    await royals.kept;
    try {
      const r = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
      const offer = () => {
        if (r.waiting && navigator.serviceWorker.controller) notice('A new version is here.', 'Use it', () => { wanted = true; r.waiting?.postMessage('apply'); }, true);
      };
      r.addEventListener('updatefound', () => r.installing?.addEventListener('statechange', offer));
      offer();
      const update = () => { if (!document.hidden) r.update().then(offer, () => {}); };
      document.addEventListener('visibilitychange', update);
      update();
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        if (!wanted) return;
        royals.save?.();
        keep.settled().then(() => location.reload());
      });
    } catch (e) { console.info('no offline copy: ' + e); }
  };
  let leaving;
  const notice = (text, label, act, calm = false) => { // what is calm waits until nobody plays
    const box = find('notice'), b = box.querySelector('button');
    box.classList.toggle('calm', calm);
    clearTimeout(leaving);
    box.querySelector('span').textContent = text;
    b.textContent = label;
    b.onclick = () => { box.hidden = true; act?.(); };
    box.hidden = false;
  };

  // What is to be sent lies in the clipboard then, or stands there to be copied by hand.
  royals.share = async text => {
    try {
      await navigator.clipboard.writeText(text);
      notice('Copied.', 'Close');
      leaving = setTimeout(() => { find('notice').hidden = true; }, 5000); // nothing is to be done about it
    } catch { notice(text, 'Close'); }
  };

  // Saved games leave and come by one file. The program shows what it would replace, and asks.
  royals.exportSaves = () => { try { saves.download(); } catch (e) { notice('The saved games cannot be read: ' + e.message, 'Close'); } };
  royals.importSaves = async () => {
    const text = await saves.choose();
    if (text !== undefined) royals.bring(text);
  };

  // Nothing of the app stays, and the page begins as on the first day. Without its offline copy it comes from the host again.
  royals.clear = async copy => {
    try {
      await keep.replace(new Map());
      const folder = location.pathname.replace(/[^/]*$/, '');
      for (const key of Object.keys(localStorage)) if (key.startsWith('royals') && key.includes(':' + folder)) localStorage.removeItem(key);
      if (copy && offline) {
        for (const key of await caches.keys()) if (key.startsWith('royals-')) await caches.delete(key);
        await (await navigator.serviceWorker.getRegistration())?.unregister();
      }
      location.reload();
    } catch (e) { notice('Not everything could be deleted: ' + e.message, 'Close'); }
  };

  // Whether the browser promises to keep what is saved. It is asked after the first finished game, when there is something to
  // lose, or by the player in the settings.
  const askedKey = 'royals-asked:' + location.pathname.replace(/[^/]*$/, '');
  const promised = yes => { royals.persisted = yes; royals.wake(); };
  navigator.storage?.persisted?.().then(promised, () => {});
  royals.persist = first => {
    try {
      if (first && localStorage.getItem(askedKey)) return;
      localStorage.setItem(askedKey, '1');
    } catch { return; }
    navigator.storage?.persist?.().then(promised, () => {});
  };

  // One tab plays, the others wait for it: two would write over each other's games.
  const alone = () => new Promise(go => {
    if (!navigator.locks) return go();
    const anew = () => location.reload(); // nothing has begun here, and a new version has come
    const ready = () => { navigator.serviceWorker?.removeEventListener('controllerchange', anew); go(); };
    navigator.serviceWorker?.addEventListener('controllerchange', anew);
    const patience = setTimeout(() => trouble('Royals is open in another tab. Close it there and the game comes here.'), 400);
    navigator.locks.request('royals ' + location.pathname.replace(/[^/]*$/, ''), () => {
      clearTimeout(patience);
      trouble('');
      ready();
      return new Promise(() => {});
    }).catch(() => { clearTimeout(patience); ready(); });
  });

  // What is kept is read while the program comes, by the one tab that plays.
  const reading = () => new Promise(go => {
    let told = false;
    const on = () => {
      clearTimeout(patience);
      if (told) trouble(''); // once: later it would lie over the game
      told = false;
      go();
    };
    const patience = setTimeout(() => {
      told = true;
      trouble('The storage of this browser does not answer. Close its other windows, or start it anew.', 'Play without saving', () => { keep.without(); on(); });
    }, 10000);
    keep.open(true).then(on);
  });

  const missing = () => {
    if (typeof WebAssembly !== 'object' || !globalThis.Go) return 'This browser has no WebAssembly, which Royals is made of. Any browser of the last years has it.';
    return '';
  };

  (async () => {
    const why = missing();
    if (why) return trouble(why);
    await alone();
    const kept = reading();
    const go = new Go();
    let stage = 'load';
    try {
      const { instance } = await load(go.importObject);
      await kept;
      stage = 'run';
      await go.run(instance);
      if (!dark) trouble('The game has stopped. What you played is kept.', 'Start again', () => location.reload());
    } catch (e) {
      rest();
      if (dark || e instanceof Blind) return blind();
      console.info(String(e));
      if (stage === 'load') trouble('The game could not be loaded. Is the network there?', 'Try again', () => again(program));
      else trouble('The game has stopped. What you played is kept.', 'Try again', () => location.reload());
    }
  })();
})();
