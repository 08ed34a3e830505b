// The smallest program of the drawing engine in the smallest page that keeps it offline: what the game's page is measured beside.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib.mjs';

// empty builds the page and returns its folder.
export const empty = () => {
  const dir = join(root, 'out/empty');
  mkdirSync(dir, { recursive: true });
  execFileSync('go', ['build', '-trimpath', '-ldflags=-s -w -buildid=', '-o', join(dir, 'game.wasm'), './web/tests/empty'],
    { cwd: root, env: { ...process.env, GOOS: 'js', GOARCH: 'wasm', CGO_ENABLED: '0' }, stdio: 'inherit' });
  writeFileSync(join(dir, 'game.wasm.gz'), gzipSync(readFileSync(join(dir, 'game.wasm')), { level: 9 }));
  writeFileSync(join(dir, 'wasm_exec.js'), readFileSync(join(execFileSync('go', ['env', 'GOROOT'], { cwd: root, encoding: 'utf8' }).trim(), 'lib/wasm/wasm_exec.js')));
  writeFileSync(join(dir, 'index.html'), page);
  return dir;
};

const page = `<!DOCTYPE html><meta charset=utf-8><title>empty</title><script src="wasm_exec.js"></script><script>
(async () => {
  const go = new Go(), c = await caches.open('empty'), wasm = s => new Response(s, { headers: { 'content-type': 'application/wasm' } });
  let r = await c.match('game.wasm');
  if (!r) {
    const [a, b] = (await fetch('game.wasm.gz')).body.pipeThrough(new DecompressionStream('gzip')).tee();
    r = wasm(a);
    c.put('game.wasm', wasm(b)).then(() => { globalThis.kept = true; });
  } else globalThis.kept = true;
  go.run((await WebAssembly.instantiateStreaming(r, go.importObject)).instance);
})();
</script>`;
