// Writes the gallery into a folder: node tests/shots.mjs FOLDER [SIZE] [WORD]. Every picture is a frame of the page in the
// browser, but for the scenes, which web/gallery draws itself: themes, stages and endings. For the others web/gallery has found where to look: it gives what is kept when the page opens, what is pressed then, and what the
// document beside the picture must say at the end. With a size such as 360x640 or a word only those pictures are taken whose
// size or name it is. It fails, in the end, when a place is not what it should be.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dist, launch, open, quit, root, serve } from './lib.mjs';

const to = resolve(process.argv[2] || 'shots'), only = process.argv.slice(3);
// Windows of one kind of device are one page that is resized: it starts anew for each place only.
const devices = [
  { touch: true, dpr: 2, sizes: [[320, 568], [360, 640], [844, 390]] },
  { touch: false, dpr: 1, sizes: [[768, 1024], [1280, 720], [1920, 1080]] },
];
const title = name => ({ name, save: '', press: [], scene: 'title' });
mkdirSync(to, { recursive: true });
const words = only.filter(o => !/^\d+x\d+$/.test(o));
execFileSync('go', ['run', './web/gallery', to, ...words.length ? ['none'] : only], { cwd: root, stdio: 'inherit' }); // scenes have no such names
const games = ['usurpers', 'kingdoms', 'houses', 'crush', 'royalty'];
const places = [title('title'), { ...title('settings'), press: ['settings'], scene: 'settings' },
  ...games.map(g => ({ ...title(`${g}-setup`), press: ['game:' + g], scene: 'setup' })), ...JSON.parse(readFileSync(join(to, 'places.json')))];

const server = await serve(process.env.DIST || dist());
const began = Date.now();
let taken = 0;
const faults = [];
for (const { touch, dpr, sizes } of devices) {
  const wanted = sizes.filter(([w, h]) => only.length === words.length || only.includes(`${w}x${h}`));
  if (!wanted.length) continue;
  const context = await launch({ size: wanted[0], touch, dpr });
  const t = await open(context, server.url + 'export.html', { touch, wait: false });
  await t.page.waitForLoadState('load');
  // resize gives the window another size and waits until the program has drawn what belongs there: what it said before it has seen
  // the new size says nothing.
  const resize = async (width, height) => {
    const was = t.page.viewportSize(), { frames } = await t.state();
    await t.page.setViewportSize({ width, height });
    if (was.width !== width || was.height !== height) await t.until('the new size', s => s.frames > frames);
    await t.settled();
  };
  const shot = async name => {
    for (const [w, h] of wanted) {
      if (name === 'export') await t.page.setViewportSize({ width: w, height: h });
      else await resize(w, h);
      await t.page.screenshot({ path: join(to, `${name}-${w}x${h}.png`), timeout: 180000 }); // a machine that is busy takes its time
      taken++;
    }
  };
  if (!words.length) await shot('export');
  const press = async name => {
    if ((await t.hits()).some(x => x.name === name)) return t.tap(name);
    await t.page.evaluate(n => document.querySelector(`#twin [data-name="${n}"]`)?.click(), name);
    await t.tick(20);
  };
  // at lets the page come to rest and goes through what stands between two persons, unless that is what is wanted.
  const at = async wanted => {
    for (;;) {
      const { scene } = await t.settled();
      if (scene === wanted || !['curtain', 'recap', 'round'].includes(scene)) return scene;
      await t.tick(1000);
      await press(scene + ':ok');
    }
  };
  // shown returns what the document says of where one is, as web/gallery notes it.
  const shown = () => t.page.evaluate(() => {
    const text = e => e.textContent.replace(/\u00a0$/, '');
    const [title, ...table] = [...document.querySelectorAll('#title, #table h2, #table li')].map(text);
    return [title, text(document.querySelector('#prompt')), ...[...document.querySelectorAll('#hand button')].map(b => text(b) + (b.ariaPressed === 'true' ? ' *' : '')), ...table];
  });
  for (const p of places) {
    if (words.length && !words.some(o => p.name.includes(o))) continue;
    await t.page.setViewportSize({ width: wanted[0][0], height: wanted[0][1] });
    await t.page.evaluate(save => save ? saves.take(save) : keep.replace(new Map()), p.save); // as importing the file does
    await t.page.goto(server.url + '?clock=test', { waitUntil: 'commit' });
    await t.ready();
    for (const name of p.press) { await at('table'); await press(name); }
    const scene = await at(p.scene), says = await shown(), off = p.shows?.findIndex((line, i) => line !== says[i]) ?? -1;
    const fault = scene !== p.scene ? `shows ${scene}, not ${p.scene}` : off >= 0 ? `says “${says[off]}”, not “${p.shows[off]}”` : '';
    if (fault) faults.push(`${p.name} at ${wanted[0].join('x')} ${fault}`);
    else await shot(p.name);
  }
  await context.done();
  console.log(`${taken} pictures in ${Math.round((Date.now() - began) / 1000)} s`);
}
await server.stop();
await quit();

// The index shows everything that lies in the folder, a row for each place.
const rows = new Map();
for (const f of readdirSync(to).filter(f => f.endsWith('.png')).sort()) {
  const [, name] = f.match(/^(.*?)(-\d+x\d+)?\.png$/);
  rows.set(name, [...rows.get(name) || [], f]);
}
writeFileSync(join(to, 'index.html'), `<!DOCTYPE html><meta charset="utf-8"><title>Royals: gallery</title>
<style>body{background:#0a221e;color:#fbf6e9;font:16px sans-serif}a{color:inherit}img{height:300px;margin:0 8px 8px 0;vertical-align:top}div{white-space:nowrap;overflow-x:auto}</style>
<h1>Royals</h1>${[...rows].map(([name, files]) => `<h2 id="${name}">${name}</h2><div>${files.map(f => `<a href="${f}"><img loading="lazy" src="${f}" alt="${f}"></a>`).join('')}</div>`).join('\n')}
`);
if (faults.length) {
  console.error(`Not what they should be:\n${faults.join('\n')}`);
  process.exitCode = 1;
}
