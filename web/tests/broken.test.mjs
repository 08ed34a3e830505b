// The tests of the tests: each check P01 to P39 (CHECKS.md lists them) is run once against a page in which the thing it looks at
// is broken, and must fail. The traps of the canvas have theirs in shims.test.mjs, beside each check. BROKEN=all breaks
// everything, BROKEN=P12 that alone; usually the few that
// take no time.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demo, dist, whole } from './lib.mjs';

const here = dirname(fileURLToPath(import.meta.url)), places = [];
after(() => { for (const p of places) rmSync(p, { recursive: true, force: true }); });

const START = "'use strict';\n(() => {\n";
// A break: the check, the test's file and the beginning of its name, the page, and what is changed in which of its files: a piece, and what stands
// there instead. Those that take some seconds are slow.
const breaks = [
  ['P01', 'start', 'P01, P02', demo, 'manifest.webmanifest', '"icons": [', '"pictures": [', 'slow'],
  ['P02', 'start', 'P01, P02', demo, 'manifest.webmanifest', '"orientation": "any"', '"orientation": "sideways"'],
  ['P03', 'start', 'P03', demo, 'manifest.webmanifest', '"scope": "./"', '"scope": "/"'],
  ['P04', 'start', 'P04', demo, 'manifest.webmanifest', '"purpose": "maskable"', '"purpose": "any maskable"'],
  ['P05', 'start', 'P05', demo, 'manifest.webmanifest', '"sizes": "540x960"', '"sizes": "541x960"'],
  ['P06', 'keep', 'P06', dist, 'boot.js', "=== 'resume'", "=== 'nothing'", 'slow'],
  ['P07', 'start', 'P07', demo, 'index.html', '<link rel="apple-touch-icon" href="icon-180.png">', ''],
  ['P08', 'shims', 'E2, P08', demo, 'gate.js', 'node.remove();', ';', 'slow'],
  ['P09', 'shims', 'P09', demo, 'input.js', 'at[BOTTOM] = px(css.paddingBottom);', '', 'slow'],
  ['P10', 'keep', 'P10: the install button', dist, 'install.js', 'if (iPhone) show(', 'show(', 'slow'],
  ['P11', 'offline', 'P11, P15', demo, 'sw.js', "|| 'index.html', hash", "|| 'nothing.html', hash", 'slow'],
  ['P12', 'offline', 'P12', demo, 'sw.js', "typeof hash !== 'string'", "typeof hash !== 'string' || e.request.mode !== 'navigate'"],
  ['P13', 'start', 'P13', demo, 'index.html', '<meta http-equiv', '<script src="http://127.0.0.1:9/x.js"></script><meta http-equiv', 'slow'],
  ['P14', 'start', 'P14: the page starts inflated by the host', demo, 'boot.js', 'const zipped = head[0] === 0x1f && head[1] === 0x8b,', 'const zipped = true,', 'slow'],
  ['P15', 'offline', 'P11, P15', demo, 'sw.js', "headers.set('content-type', 'application/wasm')", "headers.set('content-type', 'text/plain')", 'slow'],
  ['P16', 'start', 'P16', demo, 'index.html', "location.protocol === 'file:'", 'false'],
  ['P17', 'offline', 'P17, P18', demo, 'sw.js', "addEventListener('install', e => ", "addEventListener('install', e => skipWaiting(), 0); addEventListener('install', e => ", 'slow'],
  ['P18', 'offline', 'P18: an update', demo, 'boot.js', "document.addEventListener('visibilitychange', update);", '', 'slow'],
  ['P19', 'offline', 'P19', demo, 'sw.js', 'if (await sum(bytes) !== FILES[name]) return undefined;', '', 'slow'],
  ['P20', 'offline', 'P20', demo, 'boot.js', "{ updateViaCache: 'none' }", '{}'],
  ['P21', 'offline', 'P21', demo, 'boot.js', "locks.request('royals '", "locks.request('royals ' + Math.random()", 'slow'],
  ['P22', 'keep', 'P22: a save', dist, 'gate.js', START, START + 'const look = IDBObjectStore.prototype.openCursor; IDBObjectStore.prototype.openCursor = function () { return look.call(this, IDBKeyRange.upperBound("game.b", true)); };\n', 'slow'],
  ['P23', 'offline', 'P23', demo, 'stop.js', 'await registration.unregister();', '', 'slow'],
  ['P24', 'keep', 'P24', dist, 'boot.js', 'if (first && localStorage.getItem(askedKey)) return;', '', 'slow'],
  ['P25', 'keep', 'P25: export.html', dist, 'save.js', '[...all.keys()].sort()', '[...all.keys()].sort().slice(1)', 'slow'],
  ['P26', 'kill', 'P26, P27: houses', dist, 'keep.js', 'else s.put(value, key);', "else if (!/^game/.test(key) || (globalThis.twice = (globalThis.twice || 0) + 1) < 4) s.put(value, key);", 'slow'],
  ['P27', 'shims', 'E5, P27', demo, 'gate.js', START, START + "addEventListener('webglcontextlost', e => e.stopImmediatePropagation(), true);\n", 'slow'],
  ['P28', 'kill', 'P28: a browser', dist, 'keep.js', "if (place === nowhere) tell('refused');", '', 'slow'],
  ['P29', 'rest', 'P29', dist, 'input.js', 'at[HIDDEN] = document.hidden ? 1 : 0;', "if (document.hidden) { const from = royals.now; Object.defineProperty(royals, 'now', { get: () => document.hidden ? from : from + 9000 }); }", 'slow'],
  ['P30', 'lighthouse', 'P30: Lighthouse', dist, 'index.html', '<html lang="en" dir="ltr">', '<html>', 'slow'],
  ['P31', 'start', 'P13, P31', demo, 'index.html', '</body>', '<!--' + 'x'.repeat(5e6) + '--></body>', 'slow'],
  ['P32', 'start', 'P13, P31, P32', demo, 'index.html', '<div id="boot">', '<div id="boot" style="margin: 0">', 'slow'],
  ['P33', 'start', 'P33: the page starts without streaming', demo, 'boot.js', 'WebAssembly.instantiateStreaming ? ', 'true ? ', 'slow'],
  ['P34', 'start', 'P13, P31, P32, P34', demo, 'gate.js', START, START + "console.warn('on purpose');\n"],
  ['P35', 'rest', 'P35', dist, 'gate.js', START, START + 'setInterval(() => globalThis.__royals?.wake(), 300);\n', 'slow'],
  ['P36', 'rest', 'P36', dist, 'input.js', 'royals.tick = ms => {', 'royals.tick = ms => { (royals.leak ||= []).push(new Array(1e5).fill(0.5));', 'slow'],
  ['P37', 'killall', 'P37: usurpers', dist, 'keep.js', 'line = line.then(flush);', 'line = line.then(() => new Promise(ok => setTimeout(ok, 30000))).then(flush);', 'slow'],
  ['P38', 'store', 'P38: what an earlier version', dist, 'keep.js', 'const old = left();', 'const old = new Map();', 'slow'],
  ['P39', 'store', 'P39: without locks, in the database', dist, 'keep.js', 'stop(new Elsewhere())', '0', 'slow'],
];

// What is read out and what a finger finds, broken likewise.
const senses = [
  ['A24', 'speech', 'usurpers: one report', dist, 'gate.js', START, START + "setInterval(() => { const s = document.getElementById('say'); if (s?.textContent) s.replaceWith(s.cloneNode(true)); }, 200);\n", 'slow'],
  ['A25', 'speech', 'A25', dist, 'gate.js', START, START + "const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent'); Object.defineProperty(Node.prototype, 'textContent', { ...text, set(v) { text.set.call(this, typeof v === 'string' ? v.replace(/\\u00a0$/, '') : v); } });\n", 'slow'],
  ['touch', 'explore', 'exploring at 1280', dist, 'app.css', '.over { pointer-events: auto', '.over { pointer-events: none', 'slow'],
];

// run plays one test against a page and returns what was said.
const run = (file, name, page) => new Promise(told => {
  const p = spawn(process.execPath, ['--test', '--test-reporter=tap', '--test-name-pattern', '^' + name, join(here, file + '.test.mjs')],
    { env: { ...process.env, ROYALS_PAGE: page, ROYALS_PATIENCE: '12000', KILLS: '30', GAMES: '3', NODE_TEST_CONTEXT: undefined } });
  let out = '';
  const enough = setTimeout(() => p.kill(), 240000);
  p.stdout.on('data', b => { out += b; });
  p.stderr.on('data', b => { out += b; });
  p.on('close', () => { clearTimeout(enough); told(out); });
});

const which = process.env.BROKEN;
for (const [check, file, name, page, part, piece, instead, slow] of [...breaks, ...senses]) {
  if (which ? which !== 'all' && which !== check : slow) continue;
  test(`${check} fails where ${part} is broken`, async () => {
    const place = mkdtempSync(join(tmpdir(), 'royals-broken-'));
    places.push(place);
    const stop = part === 'stop.js', text = readFileSync(stop ? join(here, '../stop.js') : join(page(), part), 'utf8');
    assert.ok(text.includes(piece), `${part} has no ${piece}`);
    const broken = text.replace(piece, () => instead), give = whole(page(), (name, b) => name === part ? broken : b);
    for (const name of readdirSync(page())) writeFileSync(join(place, name), give(name));
    if (stop) writeFileSync(join(place, part), broken);
    const out = await run(file, name, place);
    assert.match(out, new RegExp('^not ok \\d+ - ' + name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'm'), out.slice(0, 3000));
    assert.doesNotMatch(out, /SyntaxError|ERR_MODULE_NOT_FOUND/, 'it failed for what it looks at');
  });
}

test('every check has a break', () => {
  const all = Array.from({ length: 39 }, (_, i) => 'P' + String(i + 1).padStart(2, '0'));
  assert.deepEqual(breaks.map(b => b[0]), all);
  const list = readFileSync(join(here, 'CHECKS.md'), 'utf8');
  for (const [check, file, name] of [...breaks, ...senses]) assert.match(list, new RegExp(`^\\| ${check} \\|.*${file}.test.mjs`, 'm'), check);
});
