// The whole browser is killed, every process of it with SIGKILL, at rest and in the middle of a move, and started again on the same
// profile: at most the choice in the air is lost. KILLS=40 kills so often over all games; 10 is the usual number.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, newest, own, serve, Table } from './lib.mjs';
import { dice, Finger, listed, play, prompt, quick, seats } from './player.mjs';

const games = { usurpers: 4, kingdoms: 2, houses: 2, crush: 4, royalty: 4 };
const kills = Math.ceil((+process.env.KILLS || 10) / Object.keys(games).length), patience = 90000;

// told returns the choices of the game that the page believes to be kept; after a start, those that were.
const told = async t => {
  const lines = (await t.page.evaluate(() => saves.write())).split('\n').map(l => /^(\S+) (.*)$/.exec(l)).filter(Boolean);
  const all = Object.fromEntries(lines.map(m => [m[1], m[2]]));
  return { log: newest(all).split('\n').filter(l => l.startsWith('do ')), match: newest(all, 'match') };
};
const shown = async t => ({ detail: (await t.state()).detail, prompt: await prompt(t), acts: (await listed(t)).filter(b => b.hand || !/^act:[^:]+:[^:]+$/.test(b.name)).map(b => b.name) });
const common = (a, b) => { let n = 0; while (n < a.length && a[n] === b[n]) n++; return n; };

for (const game of Object.keys(games)) {
  test(`P37: ${game}: the browser is killed ${kills} times, and at most the choice in the air is lost${game === 'usurpers' ? ' (every engine)' : ''}`, async () => {
    const host = await serve(dist()), profile = mkdtempSync(join(tmpdir(), 'royals-killed-')), url = host.url + '?clock=test', seed = kills + 23, roll = dice(seed);
    const count = { rest: 0, air: 0, lost: 0, inAir: 0 };
    let b;
    const begin = async t => {
      b = await own(profile, [360, 640]);
      const fresh = new Table(b.page, false);
      if (t) Object.assign(t, { page: b.page, messages: fresh.messages });
      await b.page.addInitScript(() => addEventListener('beforeinstallprompt', e => e.stopImmediatePropagation(), true)); // its strip lies over what is tapped
      await b.page.goto(url, { waitUntil: 'commit' });
      await (t || fresh).ready(patience);
      return t || fresh;
    };
    try {
      const t = await begin(), way = new Finger(t);
      await t.settled(patience);
      await quick(t, way);
      await way.press('game:' + game);
      await seats(t, way, ['Person', ...Array(games[game] - 1).fill('Squire')]);
      await way.press('play');
      for (let left = kills; left > 0;) {
        let wait = 1 + Math.floor(roll() * 4);
        await play(t, way, roll, async scene => {
          if (scene !== 'table' || (await listed(t)).some(x => x.name === 'stepback' || x.name === 'cancel')) return;
          if (--wait > 0) return;
          wait = 1 + Math.floor(roll() * 4);
          const act = (await listed(t)).filter(x => /^act:/.test(x.name)), air = left % 2 === 0 && act.length > 0;
          const before = await told(t), seen = await shown(t);
          assert.ok(before.log.length > 0 || before.match || air, 'nothing is kept');
          if (air) { // a choice was made a moment ago
            await t.page.evaluate(name => document.querySelector(`[data-name="${name}"]`).click(), act[Math.floor(roll() * act.length)].name);
            const ms = roll() * 120;
            await new Promise(ok => setTimeout(ok, ms));
          }
          await b.die();
          await begin(t);
          const now = await told(t), lost = before.log.length - common(before.log, now.log);
          count[air ? 'air' : 'rest']++;
          if (air && now.match !== before.match) { // that choice ended the game, which is counted
            const { scene } = await t.settled(patience);
            left--;
            if (scene === 'result') await way.press('result:rematch');
            else {
              await way.press('game:' + game);
              await way.press('play');
            }
            return left > 0 ? undefined : false;
          }
          count.lost += lost;
          if (air && now.log.length === before.log.length) count.inAir++;
          if (!process.env.KILLS_ONLY_COUNT) {
            assert.equal(lost, 0, `${air ? 'in mid-move' : 'at rest'}: ${lost} of ${before.log.length} choices are lost (seed ${seed})`);
            await t.settled(patience);
            if (!air) assert.deepEqual(await shown(t), seen);
          } else await t.settled(patience);
          return --left > 0 ? undefined : false;
        });
        if (left > 0 && (await t.state()).scene === 'result') await way.press('result:rematch');
      }
    } finally {
      await b?.die().catch(() => {});
      await host.stop().catch(() => {});
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      console.log(game, JSON.stringify(count));
    }
  });
}
