// Keeps the whole app for offline play, version by version: each worker serves its own files and no other's. A version is
// complete or not there, and takes over when the player says so. The build fills in the version and the list.
'use strict';
const VERSION = 'royals-{{version}}', FILES = [{{files}}], PROGRAMS = [{{programs}}]; // programs are stored inflated

if (typeof DecompressionStream !== 'function') importScripts('inflate.js');

const inflate = async response => {
  const bytes = await response.arrayBuffer(), head = new Uint8Array(bytes, 0, 2);
  const zipped = head[0] === 0x1f && head[1] === 0x8b;
  const plain = !zipped ? bytes : typeof DecompressionStream === 'function'
    ? new Response(bytes).body.pipeThrough(new DecompressionStream('gzip')) : self.gunzip(new Uint8Array(bytes));
  return new Response(plain, { headers: { 'content-type': 'application/wasm' } });
};

const get = async (file, cache) => {
  const r = await fetch(new Request(file, { cache }));
  if (!r.ok || r.type !== 'basic' || r.redirected) throw new Error(file);
  return r;
};

addEventListener('install', e => e.waitUntil((async () => {
  try {
    const c = await caches.open(VERSION);
    await Promise.all([
      ...FILES.map(async f => c.put(f, await get(f, 'reload'))),
      // A program carries its hash in its name, and the page may have put it by already.
      ...PROGRAMS.map(async f => {
        const plain = f.replace(/\.gz$/, '');
        if (!await c.match(plain)) await c.put(plain, await inflate(await get(f, 'default')));
      }),
    ]);
  } catch (x) {
    await caches.delete(VERSION);
    throw x;
  }
})()));

addEventListener('activate', e => e.waitUntil((async () => {
  for (const k of await caches.keys()) if (k.startsWith('royals-') && k !== VERSION) await caches.delete(k);
  await clients.claim();
})()));

addEventListener('message', e => { if (e.data === 'apply') skipWaiting(); });

addEventListener('fetch', e => {
  const url = new URL(e.request.url);
  if (e.request.method !== 'GET' || url.origin !== location.origin || !url.href.startsWith(registration.scope)) return;
  e.respondWith((async () => {
    const c = await caches.open(VERSION);
    const kept = await c.match(e.request.mode === 'navigate' && !url.pathname.endsWith('/export.html') ? 'index.html' : e.request, { ignoreSearch: true });
    if (kept) return kept;
    const program = PROGRAMS.find(f => url.pathname.endsWith('/' + f.replace(/\.gz$/, '')));
    if (!program) return fetch(e.request);
    const fresh = await inflate(await get(program, 'default')); // the copy was thrown away
    e.waitUntil(c.put(e.request.url, fresh.clone()));
    return fresh;
  })());
});
