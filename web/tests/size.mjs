// What each file of the page weighs: as it is, after gzip, after brotli; and what of it a first visit fetches until a game can be played, what comes
// after the first picture, what only a browser that offers to install fetches. Beside it the empty program of the same engine.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { empty } from './emptysite.mjs';
import { dist } from './lib.mjs';

const brotli = b => brotliCompressSync(b, { params: { [constants.BROTLI_PARAM_QUALITY]: +(process.env.QUALITY || 9), [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: b.length } }).length;
const when = name => name.startsWith('shown-') ? 'to install' : /^(thinker|icon|export|inflate\.js|sw\.js)/.test(name) ? 'afterwards' : 'first visit';
const row = (...cells) => console.log(cells[0].padEnd(30) + cells.slice(1, 4).map(c => String(c).padStart(12)).join('') + '  ' + (cells[4] || ''));

row('file', 'raw', 'gzip', 'brotli');
const sums = {};
for (const name of readdirSync(dist()).sort()) {
  const sent = readFileSync(join(dist(), name)), zipped = name.endsWith('.gz'), plain = zipped ? gunzipSync(sent) : sent;
  const gzip = zipped ? sent.length : Math.min(sent.length, gzipSync(sent, { level: 9 }).length), br = Math.min(plain.length, brotli(plain)), k = when(name);
  row(name, plain.length, gzip, br, k);
  const s = sums[k] ||= [0, 0, 0];
  [plain.length, gzip, br].forEach((n, i) => { s[i] += n; });
}
for (const k of ['first visit', 'afterwards', 'to install']) if (sums[k]) row(k, ...sums[k]);
const nothing = readFileSync(join(empty(), 'game.wasm')), packed = gzipSync(nothing, { level: 9 }).length;
row('an empty program', nothing.length, packed, brotli(nothing));
console.log(`a first visit fetches ${(sums['first visit'][1] / packed).toFixed(3)} times the gzip bytes of the empty program`);
