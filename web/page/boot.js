// Starts the program: one tab at a time, with true progress, from any host; then keeps the page's offline copy.
'use strict';
(() => {
  const royals = globalThis.__royals;
  const { version, program, packed, raw, thinker } = document.currentScript.dataset;
  royals.thinker = thinker;
  const inflated = program.replace(/\.gz$/, ''), cacheName = 'royals-' + version;
  const find = id => document.getElementById(id);
  const offline = 'serviceWorker' in navigator && isSecureContext;

  // trouble shows why the game does not start, with one thing to do about it.
  const trouble = (text, label, act) => {
    const box = find('trouble');
    box.replaceChildren(document.createTextNode(text));
    if (label) {
      const b = document.createElement('button');
      b.type = 'button';
      b.textContent = label;
      b.addEventListener('click', act);
      box.append(document.createElement('br'), b);
    }
    document.body.classList.toggle('troubled', text !== '');
    find('boot').hidden = false;
  };
  const again = () => location.reload();

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
    let head = new Uint8Array(0), ended = false;
    while (head.length < 2 && !ended) {
      const { done, value } = await reader.read();
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
        const { done, value } = await reader.read();
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
  // otherwise from the host, and then what was inflated is put by for the offline copy, so that it is fetched only once.
  const load = async imports => {
    if (offline && navigator.serviceWorker.controller) {
      const kept = await (await caches.open(cacheName)).match(inflated).catch(() => undefined);
      if (kept) {
        find('progress-text').textContent = 'Starting…';
        find('progress').removeAttribute('value');
        try { return await compile(await fetch(inflated), imports, true); } catch (e) { if (e instanceof Blind) throw e; console.info('offline copy refused: ' + e); }
      }
    }
    const response = await fetch(program);
    if (!response.ok) throw new Error(`${program}: ${response.status}`);
    let stream = await body(response);
    if (offline && globalThis.caches) {
      const [mine, copy] = stream.tee();
      stream = mine;
      royals.kept = caches.open(cacheName).then(c => c.put(inflated, asWasm(copy))).catch(() => {});
    }
    return compile(asWasm(stream), imports);
  };

  // The program tells how it stands after every frame in which that has changed.
  let standing = false;
  royals.tell = (ready, settled, scene, detail) => {
    if (scene !== royals.scene) royals.onScene?.(scene);
    Object.assign(royals, { settled, scene, detail });
    if (!ready || standing) return;
    standing = true;
    royals.afterFrames(() => {
      performance.mark('royals-ready');
      find('boot').hidden = true;
      royals.ready = true;
      // The shortcut to the saved game presses the button that continues it.
      if (new URLSearchParams(location.search).get('open') === 'resume') document.querySelector('[data-name=continue]')?.click();
      keepOffline();
    });
  };

  // The offline copy: registered when the game stands, looked after whenever the page is seen again. A new version waits
  // until the player wants it.
  let wanted = false;
  const keepOffline = async () => {
    if (!offline) return;
    await royals.kept;
    try {
      const r = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
      const offer = () => {
        if (r.waiting && navigator.serviceWorker.controller) notice('A new version is here.', 'Use it', () => { wanted = true; r.waiting?.postMessage('apply'); });
      };
      r.addEventListener('updatefound', () => r.installing?.addEventListener('statechange', offer));
      offer();
      const update = () => { if (!document.hidden) r.update().then(offer, () => {}); };
      document.addEventListener('visibilitychange', update);
      update();
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        if (!wanted) return;
        royals.save?.();
        location.reload();
      });
    } catch (e) { console.info('no offline copy: ' + e); }
  };
  const notice = (text, label, act) => {
    const box = find('notice'), b = box.querySelector('button');
    box.querySelector('span').textContent = text;
    b.textContent = label;
    b.onclick = () => { box.hidden = true; act?.(); };
    box.hidden = false;
  };

  // Saved games leave and come by one file. What came in is read anew.
  royals.exportSaves = () => { try { saves.download(); } catch (e) { notice('The saved games cannot be read: ' + e.message, 'Close'); } };
  royals.importSaves = async () => {
    const how = await saves.choose();
    if (how === 'taken') { royals.asleep = true; royals.wake = () => {}; location.reload(); } // nobody saves over it any more
    if (how === 'wrong') notice('This is no file of saved games, or it is damaged. Nothing was changed.', 'Close');
    if (how === 'full') notice('There is no room for it on this device. Nothing was changed.', 'Close');
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
    const patience = setTimeout(() => trouble('Royals is open in another tab. Close it there and the game comes here.'), 400);
    navigator.locks.request('royals ' + location.pathname.replace(/[^/]*$/, ''), () => {
      clearTimeout(patience);
      trouble('');
      go();
      return new Promise(() => {});
    }).catch(() => { clearTimeout(patience); go(); });
  });

  const missing = () => {
    if (location.protocol === 'file:') return 'This page was opened as a file, where browsers do not let it run. Put the folder on any web server, or start it with “make run”.';
    if (typeof WebAssembly !== 'object' || !globalThis.Go) return 'This browser has no WebAssembly, which Royals is made of. Any browser of the last years has it.';
    return '';
  };

  (async () => {
    const why = missing();
    if (why) return trouble(why);
    await alone();
    const go = new Go();
    let stage = 'load';
    try {
      const { instance } = await load(go.importObject);
      stage = 'run';
      await go.run(instance);
      if (!dark) trouble('The game has stopped. It comes back where it was.', 'Start again', again);
    } catch (e) {
      if (dark || e instanceof Blind) return blind();
      console.info(String(e));
      trouble(stage === 'load' ? 'The game could not be loaded. Is the network there?' : 'The game has stopped. It comes back where it was.', 'Try again', again);
    }
  })();
})();
