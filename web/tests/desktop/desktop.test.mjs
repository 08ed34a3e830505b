// The desktop program under a virtual display, driven by a script through its own input (game/host/script.go).
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { root } from '../lib.mjs';

let dir, demo;
before(() => {
  dir = mkdtempSync(join(tmpdir(), 'royals-desktop-'));
  demo = join(dir, 'demo');
  execFileSync('go', ['build', '-o', demo, './web/demo/run'], { cwd: root, env: { ...process.env, CGO_ENABLED: '0' }, stdio: 'inherit' });
});
after(() => rmSync(dir, { recursive: true, force: true }));

// play runs a program with a script on a screen of its own.
const play = (program, script, env = {}) => {
  const name = join(dir, 'script.txt');
  writeFileSync(name, script);
  const r = spawnSync('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', program], {
    env: { ...process.env, ROYALS_SCRIPT: name, ROYALS_HOME: join(dir, 'home'), ...env }, encoding: 'utf8', timeout: 180000,
  });
  assert.equal(r.status, 0, `${r.stdout}\n${r.stderr}`);
  return r.stdout;
};

// picture reads a PNG that Go wrote: 8 bits, three or four channels.
const picture = name => {
  const b = readFileSync(name), w = b.readUInt32BE(16), h = b.readUInt32BE(20), n = b[25] === 6 ? 4 : 3, data = [];
  for (let i = 8; i < b.length; i += 12 + b.readUInt32BE(i)) if (b.toString('latin1', i + 4, i + 8) === 'IDAT') data.push(b.subarray(i + 8, i + 8 + b.readUInt32BE(i)));
  const raw = inflateSync(Buffer.concat(data)), out = Buffer.alloc(w * h * n), line = w * n;
  for (let y = 0; y < h; y++) {
    const kind = raw[y * (line + 1)];
    for (let x = 0; x < line; x++) {
      const a = x >= n ? out[y * line + x - n] : 0, u = y ? out[(y - 1) * line + x] : 0, c = x >= n && y ? out[(y - 1) * line + x - n] : 0;
      const p = a + u - c, pa = Math.abs(p - a), pu = Math.abs(p - u), pc = Math.abs(p - c);
      out[y * line + x] = raw[y * (line + 1) + 1 + x] + [0, a, u, (a + u) >> 1, pa <= pu && pa <= pc ? a : pu <= pc ? u : c][kind];
    }
  }
  const colours = new Set();
  for (let i = 0; i < out.length; i += n) colours.add(out.readUIntBE(i, 3));
  return { w, h, colours: colours.size, at: (x, y) => [...out.subarray((y * w + x) * n, (y * w + x) * n + 3)] };
};

test('the host draws, moves and rests in a window, by script', () => {
  const shot = n => join(dir, n + '.png');
  const said = play(demo, `size 800 500
clock test
wait ready
wait settled
shot ${shot('a')}
tap spin
tick 300
shot ${shot('b')}
tick 800
wait settled
shot ${shot('c')}
tap later
tick 1000
wait settled
say well
quit
`);
  assert.equal(said, 'well\n');
  const [a, b, c] = ['a', 'b', 'c'].map(n => picture(shot(n)));
  assert.deepEqual([a.w, a.h], [800, 500]);
  assert.ok(a.colours > 50, `${a.colours} colours`);
  assert.deepEqual(a.at(2, 2), [18, 61, 53], 'the cloth');
  assert.deepEqual(a.at(600, 130), c.at(600, 130), 'the card is back');
  assert.ok(!readFileSync(shot('a')).equals(readFileSync(shot('b'))), 'something moved');
  assert.ok(readFileSync(shot('a')).equals(readFileSync(shot('c'))), 'and came to rest as it was');
});

test('a script that cannot go on ends the program with an error', () => {
  const name = join(dir, 'bad.txt');
  writeFileSync(name, 'wait ready\nfly away\n');
  const r = spawnSync('xvfb-run', ['-a', demo], { env: { ...process.env, ROYALS_SCRIPT: name }, encoding: 'utf8', timeout: 60000 });
  assert.equal(r.status, 1);
  assert.match(r.stderr, /fly away: no such command/);
});

test('the program itself starts without cgo, shows its first screen and keeps its saves where it is told', () => {
  const program = join(root, 'royals');
  assert.ok(existsSync(program), 'make desktop');
  const shot = join(dir, 'title.png');
  play(program, `size 1280 720\nclock test\nwait ready\nshot ${shot}\nquit\n`);
  const p = picture(shot);
  assert.deepEqual([p.w, p.h], [1280, 720]);
  assert.ok(p.colours > 30, `${p.colours} colours`);
  if (existsSync(join(dir, 'home'))) assert.ok(readdirSync(join(dir, 'home')).every(n => /\.(a|b)$/.test(n)));
});

test('the program plays a whole game of Usurpers in its window, from the title to the result', () => {
  const [table, result] = ['table', 'result'].map(n => join(dir, n + '.png'));
  const said = play(join(root, 'royals'), `size 1280 720
clock test
wait ready
tap game:usurpers
wait hit play
tap play
tick 3000
again 1 until hit act:dump
shot ${table}
tick 400
try act:dump confirm:yes curtain:ok recap:ok
again 2 until scene result
tick 3000
shot ${result}
wait hit result:rematch
say over
quit
`);
  assert.equal(said, 'over\n');
  const [a, b] = [table, result].map(picture);
  assert.ok(a.colours > 200 && b.colours > 100, `${a.colours} and ${b.colours} colours`);
  assert.ok(!readFileSync(table).equals(readFileSync(result)));
});
