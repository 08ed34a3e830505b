// The worker in which opponents think. The page names its program in the worker's name (an address loses its query when the
// offline copy answers), and says whether that copy is at hand, from which it comes inflated.
'use strict';
importScripts('wasm_exec.js');
(async () => {
  const [packed, kept] = self.name.split(' '), plain = packed.replace(/\.gz$/, '');
  const go = new Go(), wasm = s => new Response(s, { headers: { 'content-type': 'application/wasm' } });
  const start = async r => {
    if (!r.ok) throw new Error(`${r.url}: ${r.status}`);
    return WebAssembly.instantiateStreaming ? WebAssembly.instantiateStreaming(r, go.importObject) : WebAssembly.instantiate(await r.arrayBuffer(), go.importObject);
  };
  let made;
  if (kept) made = await start(await fetch(plain)).catch(() => undefined);
  if (!made) {
    const r = await fetch(packed);
    if (!r.ok) throw new Error(`${packed}: ${r.status}`);
    const bytes = await r.arrayBuffer(), head = new Uint8Array(bytes, 0, 2);
    if (head[0] !== 0x1f || head[1] !== 0x8b) made = await start(wasm(bytes));
    else if (typeof DecompressionStream === 'function') made = await start(wasm(new Response(bytes).body.pipeThrough(new DecompressionStream('gzip'))));
    else { importScripts('inflate.js'); made = await start(wasm(gunzip(new Uint8Array(bytes)))); }
  }
  go.run(made.instance);
})().catch(e => postMessage(String(e)));
