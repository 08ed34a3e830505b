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
  const t = await open(context, server.url + '?clock=test', { touch });
  const shot = async name => { await t.settled().catch(() => {}); await t.page.screenshot({ path: join(to, `${name}-${w}x${h}.png`) }); };
  await shot('title');
  for (const hit of (await t.hits()).map(h => h.name)) console.log(`${w}x${h} title: ${hit}`);
  await context.done();
}
await server.stop();
await quit();
