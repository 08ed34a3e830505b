// Keeps the whole app for offline play, version by version: each worker serves its own files and no other's. The build fills in the
// version, and the list with each file's hash. What has another hash is not put by, whatever the host shows while files are being exchanged:
// a version is whole or it is not taken. It takes over when the player says so. A program, *.wasm, is *.wasm.gz on the host.
'use strict';
const VERSION = 'royals-{{version}}', FILES = {{{files}}};

if (typeof DecompressionStream !== 'function') importScripts('inflate.js');

const inflate = async bytes => {
  const head = new Uint8Array(bytes, 0, 2);
  if (head[0] !== 0x1f || head[1] !== 0x8b) return bytes;
  if (typeof DecompressionStream !== 'function') return self.gunzip(new Uint8Array(bytes));
  return new Response(new Response(bytes).body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
};

const sum = async bytes => Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), b => b.toString(16).padStart(2, '0')).join('');

// right returns a file of this version, made anew from a response that holds it (one that was redirected opens no page), or nothing.
const right = async (name, r) => {
  if (!r || !r.ok) return undefined;
  const program = name.endsWith('.wasm'), got = await r.arrayBuffer(), bytes = program ? await inflate(got) : got;
  if (await sum(bytes) !== FILES[name]) return undefined;
  const headers = new Headers(r.headers);
  for (const h of ['content-encoding', 'content-length', 'vary']) headers.delete(h);
  if (program) headers.set('content-type', 'application/wasm');
  return new Response(bytes, { headers });
};

const any = { ignoreSearch: true, ignoreVary: true };

// found returns a file of this version from wherever it is: put by by the page or another version, or on the host. Some hosts show
// index.html under its own name only, some under the folder's only.
const found = async name => {
  for (const k of await caches.keys().catch(() => [])) {
    if (!k.startsWith('royals-')) continue;
    const r = await caches.open(k).then(c => c.match(name, any)).then(r => right(name, r)).catch(() => undefined);
    if (r) return r;
  }
  const asks = [[name, 'reload']];
  if (name.endsWith('.wasm')) asks.splice(0, 1, [name + '.gz', 'default'], [name + '.gz', 'reload']);
  if (name === 'index.html') asks.push(['./', 'reload']);
  for (const [at, cache] of asks) {
    const r = await fetch(new Request(at, { cache })).then(r => right(name, r)).catch(() => undefined);
    if (r) return r;
  }
  throw new Error(`${name}: the host has none of this version`);
};

// What could be had stays put by when the rest could not: the next attempt asks for less.
addEventListener('install', e => e.waitUntil((async () => {
  const c = await caches.open(VERSION);
  const all = await Promise.allSettled(Object.keys(FILES).map(async name => {
    if (!await right(name, await c.match(name)).catch(() => undefined)) await c.put(name, await found(name));
  }));
  const lost = all.find(x => x.status === 'rejected');
  if (lost) throw lost.reason;
})()));

addEventListener('activate', e => e.waitUntil((async () => {
  for (const k of await caches.keys()) if (k.startsWith('royals-') && k !== VERSION) await caches.delete(k);
  await clients.claim();
})()));

addEventListener('message', e => { if (e.data === 'apply') skipWaiting(); });

addEventListener('fetch', e => {
  const url = new URL(e.request.url), { scope } = registration;
  if (e.request.method !== 'GET' || !url.href.startsWith(scope)) return;
  const name = url.pathname.slice(new URL(scope).pathname.length) || 'index.html', hash = FILES[name];
  if (typeof hash !== 'string') return; // the host's own
  if (/^\?[0-9a-f]{12}$/.test(url.search) && !hash.startsWith(url.search.slice(1))) return; // asked for by a page of another version
  e.respondWith((async () => {
    const c = await caches.open(VERSION).catch(() => undefined), kept = await c?.match(name).catch(() => undefined);
    if (kept) return kept;
    const fresh = await found(name).catch(() => undefined); // it was thrown away
    if (!fresh) return e.request.mode === 'navigate' ? fetch(e.request) : Response.error();
    if (c) e.waitUntil(c.put(name, fresh.clone()).catch(() => {}));
    return fresh;
  })());
});
