// The page dies at random in the middle of games and comes back to the same decision: P26 by a crash and by a closed tab, P27 by
// a lost graphics context; P28 with a storage that refuses. KILLS=200 kills so often over all games; 25 is the usual number.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, meant, newest, onDisk, open, quit, serve, Table } from './lib.mjs';
import { dice, Finger, listed, play, prompt, quick, seats } from './player.mjs';

after(quit);

const games = { usurpers: 4, kingdoms: 2, houses: 2, crush: 4, royalty: 4 };
const kills = Math.ceil((+process.env.KILLS || 25) / Object.keys(games).length);
const patience = 90000;

// saved returns the newest copy of the game as it lies in the browser, when everything that was handed to it has been written.
const saved = async (t, name) => { await t.page.evaluate(() => keep.settled()); return newest(await onDisk(t.page), name); };
// shown is everything that the player is shown and asked, in words; without what a card offers only while it is touched.
const shown = async t => ({ detail: (await t.state()).detail, prompt: await prompt(t), acts: (await listed(t)).filter(b => b.hand || !/^act:[^:]+:[^:]+$/.test(b.name)),
  table: await t.page.evaluate(() => document.querySelector('#table').textContent.replace(/\s+/g, ' ').trim()) });

// anew opens another page in the place of one that has died.
const anew = async (t, url) => {
  const context = t.page.context();
  await t.page.close({ runBeforeUnload: false }).catch(() => {});
  const page = await context.newPage(), fresh = new Table(page, t.touch);
  Object.assign(t, { page, messages: fresh.messages });
  await page.goto(url, { waitUntil: 'commit' });
  await t.ready(patience);
};

const deaths = {
  crash: async (t, url) => {
    const cdp = await t.page.context().newCDPSession(t.page), gone = new Promise(ok => t.page.once('crash', ok));
    cdp.send('Page.crash').catch(() => {});
    await gone;
    await anew(t, url);
  },
  closed: async (t, url) => anew(t, url),
  lost: async t => {
    const gone = t.page.waitForEvent('framenavigated', { timeout: patience });
    await t.page.evaluate(() => __royals.canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext());
    await gone;
    await t.ready(patience);
  },
};

const sitting = async (game, seed, body) => {
  const host = await serve(dist()), context = await launch({ size: [360, 640] }), url = host.url + '?clock=test';
  try {
    const t = await open(context, url, { wait: false });
    await t.ready(patience);
    await t.settled();
    const way = new Finger(t);
    await quick(t, way);
    await way.press('game:' + game);
    await seats(t, way, ['Person', ...Array(games[game] - 1).fill('Squire')]);
    await way.press('play');
    await body(t, way, dice(seed), url);
  } finally {
    await context.done();
    await host.stop().catch(() => {});
  }
};

for (const game of Object.keys(games)) {
  test(`P26, P27: ${game} is killed ${kills} times and stands where it stood`, () => sitting(game, kills + 17, async (t, way, roll, url) => {
    const names = Object.keys(deaths), count = {};
    let left = kills;
    while (left > 0) {
      await play(t, way, roll, async scene => {
        if (scene !== 'table' || (await listed(t)).some(b => b.name === 'stepback' || b.name === 'cancel')) return; // a choice half made is not committed
        if (roll() < 0.5) return;
        const how = names[Math.floor(roll() * names.length)];
        count[how] = (count[how] || 0) + 1;
        if (roll() < 0.5) {
          // In the middle of things: a choice was made a moment ago, cards are under way and opponents have yet to answer.
          const match = await saved(t, 'match'), act = (await listed(t)).filter(b => /^act:/.test(b.name));
          if (act.length) await t.page.evaluate(name => document.querySelector(`[data-name="${name}"]`).click(), act[Math.floor(roll() * act.length)].name);
          const before = await saved(t);
          await deaths[how](t, url);
          const now = await saved(t);
          if (!now && await saved(t, 'match') !== match) { // that choice ended the game, which is counted
            await t.settled(patience);
            await way.press('game:' + game);
            await way.press('play');
            return;
          }
          const log = save => save.split('\n').filter(l => l.startsWith('do '));
          assert.deepEqual(log(now).slice(0, log(before).length), log(before), `${how}: a committed choice is lost`);
          await t.settled(patience);
        } else {
          const before = await shown(t), kept = await saved(t);
          assert.ok(kept, 'nothing is saved');
          await deaths[how](t, url);
          await t.settled(patience);
          assert.deepEqual(await shown(t), before, how);
          assert.equal(await saved(t), kept, how);
        }
        return --left > 0 ? undefined : false;
      });
      if (left > 0) await way.press('result:rematch');
    }
    console.log(game, JSON.stringify(count));
  }));
}

// refuse makes the browser's storage throw from now on.
const refuse = (t, name) => t.page.evaluate(name => {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = () => { throw new DOMException('on purpose', name); };
  globalThis.allow = () => { IDBObjectStore.prototype.put = put; };
}, name);
const alerts = t => t.page.evaluate(() => document.querySelector('#alert').textContent);
// choose plays on until some choices have been made.
const choose = async (t, way, roll, n) => {
  const from = (await meant(t.page)).length;
  return play(t, way, roll, async () => (await meant(t.page)).length < from + n ? undefined : false);
};

for (const [name, words] of [['QuotaExceededError', /no room left.*cannot be kept/], ['SecurityError', /refuses to store.*cannot be kept/]]) {
  test(`P28: storage that throws a ${name} is told at once, the game goes on, it is kept again when that is over, and a kill comes back to the last save`, () => sitting('usurpers', 5, async (t, way, roll, url) => {
    await choose(t, way, roll, 1);
    const kept = await saved(t);
    await refuse(t, name);
    await choose(t, way, roll, 3);
    assert.match(await alerts(t), words);
    assert.equal(await saved(t), kept, 'the last save that was confirmed is untouched');
    await t.page.evaluate(() => allow());
    await choose(t, way, roll, 2);
    assert.doesNotMatch(await alerts(t), words);
    const later = await saved(t);
    assert.notEqual(later, kept);
    await refuse(t, name);
    await choose(t, way, roll, 2);
    await deaths.closed(t, url);
    const { scene } = await t.settled(patience);
    assert.ok(['table', 'curtain', 'recap', 'result'].includes(scene), scene); // a short game is over by then
    assert.deepEqual((await saved(t)).split('\n').filter(l => l.startsWith('do ')).slice(0, 2), later.split('\n').filter(l => l.startsWith('do ')).slice(0, 2));
    assert.deepEqual(t.messages, []);
  }));
}

test('P28: a browser that refuses from the start says so at once, and a game can be played', async () => {
  const host = await serve(dist()), context = await launch({ size: [640, 480] });
  try {
    const t = await open(context, host.url + '?clock=test', { before: () => {
      Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('on purpose', 'SecurityError'); } });
      IDBFactory.prototype.open = () => { throw new DOMException('on purpose', 'SecurityError'); };
    } });
    await t.settled();
    assert.match(await alerts(t), /cannot be kept/);
    const way = new Finger(t);
    await way.press('game:kingdoms');
    await way.press('play');
    assert.equal((await t.settled()).scene, 'table');
  } finally {
    await context.done();
    await host.stop();
  }
});
