// The desktop program under a virtual display, driven by a script through its own input (game/host/script.go).
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { newest, root } from '../lib.mjs';

let dir, demo, royals;
before(() => {
  dir = mkdtempSync(join(tmpdir(), 'royals-desktop-'));
  demo = join(dir, 'demo');
  royals = join(dir, 'royals');
  for (const [program, from] of [[demo, './web/demo/run'], [royals, '.']]) {
    execFileSync('go', ['build', '-tags=script', '-o', program, from], { cwd: root, env: { ...process.env, CGO_ENABLED: '0' }, stdio: 'inherit' });
  }
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

test('the program that is shipped knows no scripts', () => {
  const shipped = join(root, 'royals');
  assert.ok(existsSync(shipped), 'make desktop');
  assert.ok(!readFileSync(shipped).includes('ROYALS_SCRIPT'));
  assert.ok(readFileSync(royals).includes('ROYALS_SCRIPT'));
});

test('a script that cannot go on ends the program with an error', () => {
  const name = join(dir, 'bad.txt');
  writeFileSync(name, 'wait ready\nfly away\n');
  const r = spawnSync('xvfb-run', ['-a', demo], { env: { ...process.env, ROYALS_SCRIPT: name }, encoding: 'utf8', timeout: 60000 });
  assert.equal(r.status, 1);
  assert.match(r.stderr, /fly away: no such command/);
});

test('the program itself starts without cgo, shows its first screen and keeps its saves where it is told', () => {
  const shot = join(dir, 'title.png');
  play(royals, `size 1280 720\nclock test\nwait ready\nshot ${shot}\nquit\n`);
  const p = picture(shot);
  assert.deepEqual([p.w, p.h], [1280, 720]);
  assert.ok(p.colours > 30, `${p.colours} colours`);
  if (existsSync(join(dir, 'home'))) assert.ok(readdirSync(join(dir, 'home')).every(n => /\.(a|b)$|^lock$/.test(n)));
});

test('the program plays a whole game of Usurpers in its window, from the title to the result', () => {
  const [table, result] = ['table', 'result'].map(n => join(dir, n + '.png'));
  const said = play(royals, `size 1280 720
clock test
wait ready
try settings:more
tick 400
try settings:coach
tick 400
try settings:coach:0
tick 400
tap welcome:go
tap game:usurpers
wait hit play
tap play
tick 3000
try next
again 2 until hit act:dump
shot ${table}
tick 400
try next act:dump confirm:yes curtain:ok recap:ok
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

// begin starts the program with a script, in a process group of its own; heard waits for a word of the script, die ends the group with SIGKILL.
// alive reports whether a thread of a group of programs has not ended yet: the first one of a program may be gone before those that hold its files.
const alive = group => readdirSync('/proc').filter(n => /^\d+$/.test(n)).some(n => {
  try {
    return readdirSync(`/proc/${n}/task`).some(task => { // pid (name) state parent group
      const [state, , of] = readFileSync(`/proc/${n}/task/${task}/stat`, 'latin1').replace(/^.*\) /, '').split(' ');
      return +of === group && !'ZX'.includes(state);
    });
  } catch { return false; }
});
const begin = (script, env) => {
  const name = join(mkdtempSync(join(dir, 's-')), 'script.txt');
  writeFileSync(name, script);
  const p = spawn('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', royals], { detached: true, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ROYALS_SCRIPT: name, ...env } });
  let out = '';
  const ended = new Promise(ok => p.once('exit', ok));
  const heard = word => new Promise((ok, no) => {
    const look = () => { if (out.split('\n').includes(word)) ok(); };
    p.stdout.on('data', b => { out += b; look(); });
    ended.then(() => no(new Error(`ended before it said ${word}`)));
    look();
  });
  const die = async () => {
    try { process.kill(-p.pid, 'SIGKILL'); } catch { /* it has ended */ }
    await ended;
    for (const end = Date.now() + 10000; Date.now() < end && alive(p.pid);) await new Promise(ok => setTimeout(ok, 20)); // what it had locked is free then
  };
  return { heard, die };
};
// choices returns those of the saved game in a folder.
const choices = home => newest(Object.fromEntries(readdirSync(home).filter(n => /^run-usurpers-solo\.[ab]$/.test(n)).map(n => [n, readFileSync(join(home, n), 'latin1')]))).split('\n').filter(l => l.startsWith('do '));

const kills = +process.env.KILLS || 4;
test(`the program is killed ${kills} times in the middle of play, loses nothing it had made of it, and leaves nothing behind`, async () => {
  let home, env;
  for (let n = 0; n < kills; n++) {
    const i = n % 8; // a game that is killed more often may be over
    if (i === 0) env = { ROYALS_HOME: home = mkdtempSync(join(dir, 'killed-')) };
    const p = begin(`size 1280 720\nclock test\nwait ready\n${i ? '' : 'try settings:more\ntick 400\ntry settings:coach\ntick 400\ntry settings:coach:0\ntick 400\ntap welcome:go\ntap game:usurpers\nwait hit play\ntap play\ntick 3000\n'}wait scene table
say there
tick 400
try next act:dump confirm:yes curtain:ok recap:ok
again 2 until scene result
`, env);
    try {
      await p.heard('there');
      const before = i ? choices(home) : [];
      // It plays on, as fast as it can, until there is something new; then it is in the middle of something.
      for (let to = Date.now() + 30000; choices(home).length <= before.length + i % 3 && Date.now() < to;) await new Promise(ok => setTimeout(ok, 3));
      const seen = choices(home);
      assert.ok(seen.length > before.length, 'nothing is played');
      await p.die();
      const left = choices(home);
      assert.deepEqual(left.slice(0, seen.length), seen, 'what had been seen on the disk is there');
      play(royals, 'size 1280 720\nclock test\nwait ready\nquit\n', env);
      assert.deepEqual(choices(home).slice(0, seen.length), seen);
      assert.deepEqual(readdirSync(home).filter(n => !/\.(a|b)$|^lock$/.test(n)), [], 'nothing is left behind');
    } finally {
      await p.die();
    }
  }
});

test('a second window says that it does not save, and writes nothing', async () => {
  const home = mkdtempSync(join(dir, 'two-')), env = { ROYALS_HOME: home };
  const one = begin('size 1280 720\nclock test\nwait ready\ntry settings:more\ntick 400\ntry settings:coach\ntick 400\ntry settings:coach:0\ntick 400\ntap welcome:go\ntap game:usurpers\nwait hit play\ntap play\ntick 3000\ntry next\nagain 2 until hit act:dump\nsay there\nwait hit never\n', env);
  try {
    await one.heard('there');
    const all = () => Object.fromEntries(readdirSync(home).map(n => [n, readFileSync(join(home, n), 'latin1')]));
    const before = all(), shot = join(dir, 'second.png'), alone = join(dir, 'alone.png');
    const script = to => `size 1280 720\nclock test\nwait ready\nshot ${to}\nquit\n`;
    play(royals, script(shot), env);
    assert.deepEqual(all(), before);
    await one.die();
    play(royals, script(alone), env);
    assert.ok(!readFileSync(shot).equals(readFileSync(alone)), 'the second looks no other than the first');
  } finally {
    await one.die();
  }
});

// written counts the pixels in the field of a name, which is as white as paper, that are darker than what stands there before one types.
const written = p => {
  const paper = (x, y) => p.at(x, y).every((v, i) => Math.abs(v - [0xfb, 0xf6, 0xe9][i]) < 3);
  let left = 0, right = 0, top = 0, bottom = 0, dark = 0;
  for (let y = 0; y < p.h && !right; y++) for (let x = 0, run = 0; x < p.w; x++) if ((run = paper(x, y) ? run + 1 : 0) > 300) [left, right, top] = [x - run + 1, x, y];
  for (bottom = top; paper(right - 3, bottom); bottom++);
  assert.ok(bottom - top > 30, 'the field is to be seen');
  for (let y = top + 6; y < bottom - 6; y++) for (let x = left + 6; x < right - 6; x++) if (p.at(x, y)[0] < 85) dark++;
  return dark;
};

test('names are written with the fonts of the system, or refused with the reason where letters would have to join', () => {
  const taken = ['Łukasz', 'Жан', 'Ελένη', '李小龍', 'はなこ', '김민수', 'שלום', 'สมชาย', 'Zoe\u0308'], refused = ['مريم', 'कुमार'], all = [...taken, ...refused];
  const shot = n => join(dir, `name-${n}.png`);
  const lines = ['size 800 640', 'clock test', 'wait ready', 'try settings:more', 'tick 400', 'try settings:coach', 'tick 400', 'try settings:coach:0', 'tick 400', 'tap welcome:go', 'tap game:kingdoms', 'wait hit seat:1:name'];
  for (const [i, name] of ['', ...all].entries()) {
    lines.push('tap seat:1:name', 'tick 400', ...Array(30).fill('key Backspace'), ...[...name].map(r => 'key ' + r), 'tick 400', 'wait settled', `shot ${shot(i)}`, taken.includes(name) ? 'tap name:ok' : 'key Escape', 'tick 400');
  }
  play(royals, lines.join('\n') + '\nquit\n', { ROYALS_HOME: join(dir, 'names') });
  const blank = picture(shot(0)), none = written(blank), looks = new Set();
  for (const [i, name] of all.entries()) {
    const bytes = readFileSync(shot(i + 1)), ink = written(picture(shot(i + 1)));
    if (refused.includes(name)) assert.ok(ink === none && !bytes.equals(readFileSync(shot(0))), `${name}: ${ink} dark pixels, and no sentence`);
    else assert.ok(ink > none + 50, `${name}: ${ink} dark pixels, ${none} without (is there a font for it? sh web/tests/setup.sh)`);
    looks.add(bytes.toString('base64'));
  }
  assert.ok(looks.size >= taken.length + 1, `${looks.size} of ${all.length} look different`);
});
