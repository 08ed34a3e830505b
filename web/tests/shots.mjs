// Takes pictures of the screens at real sizes into a folder: node tests/shots.mjs FOLDER
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dist, launch, open, quit, serve } from './lib.mjs';

const to = process.argv[2] || 'shots';
mkdirSync(to, { recursive: true });
const server = await serve(dist());
const sizes = [[360, 640, true, 2], [640, 360, true, 2], [1280, 720, false, 1], [1920, 1080, false, 1]];
for (const [w, h, touch, dpr] of sizes) {
  const context = await launch({ size: [w, h], touch, dpr });
  const address = server.url + '?clock=test';
  const t = await open(context, address, { touch });
  const shot = async name => { await t.settled(); await t.page.screenshot({ path: join(to, `${name}-${w}x${h}.png`) }); };
  await shot('title');
  const listed = () => t.page.evaluate(() => [...document.querySelectorAll('#acts button')].map(b => b.dataset.name));
  for (const game of (await listed()).filter(n => n.startsWith('game:'))) {
    const press = name => t.page.evaluate(n => document.querySelector(`#twin [data-name="${n}"]`).click(), name);
    await press(game);
    await t.until('the set-up', s => s.scene === 'setup');
    await shot(game.slice(5) + '-setup');
    await press('play');
    await t.until('the table', s => s.scene !== 'setup');
    await shot(game.slice(5) + '-table');
    await t.page.evaluate(() => localStorage.clear());
    await t.page.goto(address, { waitUntil: 'commit' });
    await t.ready();
  }
  await context.done();
}
await server.stop();
await quit();
