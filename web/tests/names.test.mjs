// Names in the scripts of the world: typed, seen on the canvas, isolated in the document and the log, bare in what is kept.
// The browser writes what the game's own fonts lack with the fonts of the machine: setup.sh sees to one that has them.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { dice, Finger, listed, log, play, prompt, quick, seats } from './player.mjs';

after(quit);

const shots = process.env.NAMES_SHOTS; // a folder to look at the pictures
const names = ['Łukasz', 'Жан', 'Ελένη', '李小龍', 'はなこ', '김민수', 'مريم', 'שלום', 'कुमार', 'สมชาย', 'Zoe\u0308', '👩‍👩‍👧'];
const isolated = name => `\u2068${name}\u2069`;

const sitting = async (options, body) => {
  const host = await serve(dist()), context = await launch({ size: [1280, 720], context: { acceptDownloads: true }, ...options });
  try {
    const t = await open(context, host.url + '?clock=test', options);
    await t.settled();
    await body(t, new Finger(t), host);
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
    await host.stop();
  }
};

// type presses the keys of a text, as a keyboard of its script has them.
const type = async (t, text) => {
  for (const key of text) {
    await t.page.evaluate(key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: key !== key.toLowerCase(), bubbles: true, cancelable: true })), key);
    await t.seen();
  }
};

const call = async (t, way, seat, name) => {
  await way.press(`seat:${seat}:name`);
  for (let n = 0; n < 40 && await prompt(t) !== ''; n++) await t.key('Backspace');
  await type(t, name);
  await t.settled();
  return prompt(t);
};

// ink reads the picture of a control: how many pixels stand out from its ground, and all of them to compare.
const ink = async (t, hit) => {
  const clip = { x: hit.x + 8, y: hit.y + 4, width: hit.w - 16, height: hit.h - 8 };
  const png = (await t.page.screenshot({ clip })).toString('base64');
  return t.page.evaluate(async png => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(png), c => c.charCodeAt(0))], { type: 'image/png' }));
    const c = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    c.drawImage(bitmap, 0, 0);
    const { data } = c.getImageData(0, 0, bitmap.width, bitmap.height), rows = new Set();
    let seen = 0;
    for (let i = 0; i < data.length; i += 4) if (Math.abs(data[i] - data[0]) + Math.abs(data[i + 1] - data[1]) + Math.abs(data[i + 2] - data[2]) > 150) { seen++; rows.add(i / 4 / bitmap.width | 0); }
    const print = [...new Uint8Array(await crypto.subtle.digest('SHA-256', data))].join(' ');
    return { seen, rows: rows.size, print };
  }, png);
};

for (const [how, options] of [['mouse at 1280x720', {}], ['finger at 360x640, three pixels a point', { size: [360, 640], touch: true, dpr: 3 }]]) {
  test(`names of ten scripts are seen where they are typed, by ${how}`, () => sitting(options, async (t, way) => {
    await way.press('game:royalty');
    const prints = new Map();
    for (const name of names) {
      const told = await call(t, way, 1, name);
      assert.equal(told.trim(), isolated(name), 'taken as typed (is there a font for it? sh web/tests/setup.sh)');
      await way.press('name:ok');
      await t.settled();
      const { seen, rows, print } = await ink(t, await t.find('seat:1:name'));
      assert.ok(seen > 60 && rows > 6, `${name}: ${seen} pixels in ${rows} rows`);
      assert.ok(!prints.has(print), `${name} looks like ${prints.get(print)}`);
      prints.set(print, name);
      assert.ok((await listed(t)).some(b => b.text.includes(isolated(name))), `${name} is isolated in the document`);
    }
  }));
}

test('a letter without ink, one that steers the line, and a twenty-fifth are refused with the reason', () => sitting({}, async (t, way) => {
  await way.press('game:royalty');
  assert.match(await call(t, way, 1, 'Ab\u202e'), /Ab\u2069 That sign cannot be part of a name\./);
  await t.key('Backspace');
  assert.match(await prompt(t), /^\u2068A\u2069\s?$/);
  await type(t, '\u3164');
  assert.match(await prompt(t), /That sign/);
  await type(t, '\u{1fc00}');
  assert.match(await prompt(t), /That sign/, 'not assigned');
  await type(t, '\u{31345}'); // a rare Han letter that no font here has
  assert.match(await prompt(t), /The letter \u2068.*\u2069 \(U\+31345\) cannot be shown here\. Choose a name with other letters\./);
  await type(t, 'и'.repeat(24));
  assert.match(await prompt(t), /^\u2068Aи{23}\u2069 A name has at most 24 letters\./);
}));

for (const [what, options, list] of [
  ['on a phone', { size: [360, 640], touch: true, dpr: 2 }, ['李小龍', 'مريم', 'Łukasz Wiśniewski-Żółty', 'कुमार']],
  ['on a desktop', {}, ['Жан', 'שלום', 'はなこ', 'สมชาย']],
]) {
  test(`a game ${what} with names of other scripts: table, document, log, export and a new start`, () => sitting(options, async (t, way, host) => {
    await quick(t, way);
    await way.press('game:usurpers');
    await seats(t, way, ['Person', 'Squire', 'Squire', 'Squire']);
    for (const [i, name] of list.entries()) {
      await call(t, way, i + 1, name);
      await way.press('name:ok');
    }
    await way.press('play');
    await t.settled();
    if (shots) await t.page.screenshot({ path: `${shots}/names-${list.length}-${options.touch ? 'phone' : 'desktop'}.png` });
    const panels = new Set();
    for (const seat of ['P2', 'P3', 'P4']) {
      const { seen, print } = await ink(t, await t.find('seat:' + seat));
      assert.ok(seen > 100, `${seat}: ${seen} pixels`);
      panels.add(print);
    }
    assert.equal(panels.size, 3);
    await play(t, way, dice(5), async (scene, steps) => steps < 3 ? undefined : false);
    const all = (await t.page.evaluate(() => document.getElementById('twin').textContent)) + (await log(t)).join('\n');
    for (const name of list) {
      assert.ok(all.includes(isolated(name)), `${name} stands isolated in the document`);
      assert.equal(all.split(name).length, all.split('\u2068' + name).length, `${name} always stands isolated`);
    }
    const lines = (await log(t)).join('\n');
    assert.ok(list.some(name => lines.includes(isolated(name))), 'the log names somebody');
    const coming = t.page.waitForEvent('download');
    await t.page.evaluate(() => __royals.exportSaves()); // what the button of the settings does
    const file = readFileSync(await (await coming).path(), 'utf8').split('\n').map(line => Buffer.from(line.split(' ').at(-1), 'base64').toString()).join('\n');
    for (const name of list) assert.ok(file.includes(name), `${name} is in the export`);
    assert.ok(!/[\u2068\u2069]/.test(file), 'bare');
    await t.page.reload();
    await t.ready();
    await t.settled();
    const again = await t.page.evaluate(() => document.getElementById('twin').textContent);
    for (const name of list.slice(1)) assert.ok(again.includes(isolated(name)), `${name} is there after a new start`);
  }));
}
