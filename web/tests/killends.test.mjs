// The whole browser is killed with SIGKILL while a game ends and what it ends in is written, and while what an earlier version kept is
// moved to its names of today: at a random moment, or in the middle of the writing itself. After the next start the game goes on, or
// stands among the past games once and is counted once. All that the program writes in one turn of the page goes to the browser in one
// transaction (keep.js), so no kill comes between those writes: what a wrong order among them does is seen by TestCutAtTheEnd of
// game/screens, which cuts between any two. KILLS=40 kills so often in all, at three kinds of ends; 4 is the usual number, at
// one kind.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, forget, keptAs, lay, newest, onDisk, own, serve, Table } from './lib.mjs';
import { dice, listed, play, setTo } from './player.mjs';

const kills = +process.env.KILLS || 4, seed = +process.env.SEED || kills + 5, patience = 90000;

// Hand works the buttons of the document: here it does not matter how they are pressed.
class Hand {
  constructor(t) { this.t = t; }
  async press(name) {
    assert.ok(await this.t.page.evaluate(name => { const b = document.querySelector(`#twin [data-name="${name}"]`); b?.click(); return !!b; }, name), `no button ${name}`);
    await this.t.tick(20);
    await this.t.settled(patience);
  }
  act(name) { return this.press(name); }
}

// counted is a roll of which the state can be had again.
const counted = (seed, calls = 0) => {
  const roll = dice(seed), f = () => { f.calls++; return roll(); };
  f.calls = 0;
  while (f.calls < calls) f();
  return f;
};

// alarm runs in the page. It calls for the end when a key is put that a pattern fits.
const alarm = pattern => {
  const put = IDBObjectStore.prototype.put;
  let rung = false;
  IDBObjectStore.prototype.put = function (value, key) {
    if (!rung && new RegExp(pattern).test(key)) { rung = true; globalThis.killed(); }
    return put.call(this, value, key);
  };
};

// House is a host and a profile, in which one browser after another lives.
class House {
  constructor(host) {
    this.url = host.url;
    this.profile = mkdtempSync(join(tmpdir(), 'royals-killed-'));
  }
  // opens starts a browser, unless one lives, and lays slots for it before the program starts, in the database or where the first versions kept them.
  async opens(slots, shelf) {
    this.b ||= await own(this.profile, [360, 640]);
    if (!slots) return;
    await this.b.page.goto(this.url + 'app.css');
    await forget(this.b.page);
    if (!shelf) return lay(this.b.page, slots);
    await this.b.page.evaluate(slots => { for (const [k, v] of Object.entries(slots)) localStorage.setItem('royals:' + location.pathname.replace(/[^/]*$/, '') + ':' + k, v); }, slots);
    await this.b.leave(); // the browser writes this place some seconds later, and then has written it
    this.b = await own(this.profile, [360, 640]);
  }
  // shows starts the program.
  async shows() {
    const t = new Table(this.b.page, false);
    await t.page.goto(this.url + '?clock=test', { waitUntil: 'commit' });
    await t.ready(patience);
    await t.settled(patience);
    return t;
  }
  async dies() { const b = this.b; this.b = null; await b?.die().catch(() => {}); }
  // dying does something while the browser is killed: ms after a key was put that a pattern fits, or ms from now on. It returns what of it was seen.
  async dying(body, ms, pattern) {
    let gone;
    const dead = new Promise(ok => { gone = ok; }), kill = () => setTimeout(() => this.dies().then(() => gone('killed')), ms);
    const { page } = this.b;
    if (pattern) {
      await page.exposeFunction('killed', kill);
      await page.addInitScript(alarm, pattern);
      await page.evaluate(alarm, pattern);
    } else kill();
    const done = body().then(() => 'done', e => e); // an error of one that is killed is none
    const first = await Promise.race([dead, done]);
    if (pattern && first instanceof Error) throw first;
    if (pattern && first === 'done') await Promise.race([dead, new Promise((_, no) => setTimeout(() => no(new Error(`${pattern} was never put`)), 5000).unref())]);
    else await dead;
    return first;
  }
  async ends() {
    await this.dies();
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

// toll is what is kept of ends: past games, games counted, those of the day and at court, the crowns, and the choices of one that goes on.
const toll = all => {
  const names = [...new Set(Object.keys(all).map(k => k.slice(0, -2)))], lines = (name, word) => newest(all, name).split('\n').filter(l => l.startsWith(word + ' '));
  const numbers = (list, word) => list.reduce((n, l) => n + +(new RegExp(` ${word}[ =](\\d+)`).exec(l)?.[1] || 0), 0), rungs = lines('court', 'rung');
  return { past: names.filter(n => /^h-\d+$/.test(n)).length, played: numbers(lines('stats', 'tally'), 'played'), days: lines('daily', 'day').length,
    court: numbers(rungs, 'ahead') + numbers(rungs, 'behind'), crowns: [...lines('crowns', 'crown'), ...lines('crowns', 'won')].sort(), log: newest(all).split('\n').filter(l => l.startsWith('do ')),
    aside: names.filter(n => n.includes('-aside-')) };
};
const kept = async t => Object.fromEntries(await t.page.evaluate(() => [...keep.all()]));
const written = async t => { await t.page.evaluate(() => keep.settled()); return onDisk(t.page); };

// The ways to an end that is counted: a bout at court, the day's deal, a game like any other.
const any = ['game:usurpers', 'play'], ways = { court: ['court', 'court:tam'], ...(kills < 12 ? {} : { day: ['daily', 'daily:usurpers'], any }) };

// overture plays a game to its end and returns what lay in the browser before its last choice, the rolls that were made until then, how
// long it takes from there, and what the end counts.
const overture = async (house, buttons) => {
  await house.opens({});
  const t = await house.shows(), way = new Hand(t), roll = counted(seed);
  for (const [dial, end] of [['settings:speed', /at once/i], ['settings:pause', /none/i]]) {
    await way.press('settings');
    await setTo(t, way, dial, end);
    await way.press('back');
  }
  for (const name of buttons) await way.press(name);
  let slots, calls;
  await play(t, way, roll, async scene => {
    if (scene !== 'table' || (await listed(t)).some(b => b.name === 'stepback' || b.name === 'cancel')) return;
    slots = await written(t);
    calls = roll.calls;
  });
  await house.opens(slots);
  const start = await house.shows(), from = Date.now();
  await finish(start, calls);
  return { slots, calls, takes: Date.now() - from, counts: { ...toll(await written(start)), log: [] } };
};
// finish plays on to the result with the rolls of the overture, and leaves it.
const finish = async (t, calls) => {
  const way = new Hand(t);
  await play(t, way, counted(seed, calls));
  await way.press('result:title');
};

for (const [name, buttons] of Object.entries(ways)) {
  test(`P37: ${name}: killed while a game ends, it goes on or is counted once`, async () => {
    const host = await serve(dist()), house = new House(host), many = Math.ceil(kills / 2 / Object.keys(ways).length), roll = dice(seed), count = { went: 0, ended: 0, left: 0 };
    try {
      const o = await overture(house, buttons), before = toll(o.slots);
      assert.deepEqual([before.past, o.counts.past, o.counts.played], [0, 1, 1], 'it is counted at its end');
      for (let i = 0; i < many; i++) {
        const pattern = (i + (name === 'day')) % 2 ? null : '^h-', ms = roll() * (pattern ? 15 : 1.2 * o.takes);
        await house.opens(o.slots);
        const t = await house.shows();
        const told = `kill ${i + 1}, ${pattern ? 'in the writing' : 'at a moment'}, after ${ms.toFixed(1)} ms (SEED=${seed})`;
        await house.dying(() => finish(t, o.calls), ms, pattern);
        await house.opens();
        const again = await house.shows(), now = toll(await kept(again)), { scene } = await again.state();
        count[now.past === 0 ? 'went' : scene === 'result' ? 'ended' : 'left']++;
        const went = now.past === 0 && now.log.length > before.log.length;
        if (now.past === 0) {
          assert.deepEqual(now.log.slice(0, before.log.length), before.log, told + ': a choice is lost');
          await finish(again, went ? 0 : o.calls);
        } else if (scene === 'result') await new Hand(again).press('result:title');
        const end = toll(await written(again));
        if (went) end.crowns = o.counts.crowns; // for it came to another end
        assert.deepEqual(end, o.counts, told);
      }
    } finally {
      await house.ends();
      await host.stop().catch(() => {});
      console.log(name, `SEED=${seed}`, JSON.stringify(count));
    }
  });
}

test('P37: killed while an old store is moved, its game stands under its new name', async () => {
  const host = await serve(dist()), house = new House(host), many = Math.ceil(kills / 2), roll = dice(seed), count = { before: 0, after: 0 };
  try {
    const o = await overture(house, any), run = keptAs(o.slots), bout = keptAs(o.slots, 'match'), old = {};
    for (const [key, value] of Object.entries(o.slots)) { // what an earlier version kept: one game, one match, no list of them
      const side = key.slice(-2), name = key.slice(0, -2);
      if (!['format', 'runs'].includes(name)) old[({ [run]: 'game', [bout]: 'match' }[name] || name) + side] = value;
    }
    const before = toll(old), held = ['.a', '.b'].map(side => [o.slots[run + side], o.slots[bout + side]]);
    assert.ok(before.log.length > 0 && old['game.a'] && old['match.a'] && !keptAs(old).startsWith('run-'), 'an old store');
    let takes = 4000;
    for (let i = 0; i < many; i++) {
      const pattern = i % 2 ? null : `^(game|match|format|${run}|${bout})`, shelf = i % 4 > 1, ms = roll() * (pattern ? 15 : takes);
      await house.opens(old, shelf);
      const told = `kill ${i + 1}, ${pattern ? 'in the writing' : 'at a moment'}, from ${shelf ? 'localStorage' : 'the database'}, after ${ms.toFixed(1)} ms (SEED=${seed})`;
      await house.dying(() => house.shows(), ms, pattern);
      await house.opens();
      await house.b.page.goto(house.url + 'app.css');
      count[(await onDisk(house.b.page))['format.a'] ? 'after' : 'before']++;
      const from = Date.now(), again = await house.shows();
      takes = Date.now() - from;
      const all = await written(again), now = toll(all);
      assert.equal((await again.state()).scene, 'table', told);
      assert.deepEqual(now, before, told);
      assert.deepEqual(['.a', '.b'].map(side => [all[run + side], all[bout + side]]), held, told);
      assert.ok(!Object.keys(all).some(k => /^(game|match)\./.test(k)) && all['format.a'], told);
    }
  } finally {
    await house.ends();
    await host.stop().catch(() => {});
    console.log('an old store', `SEED=${seed}`, JSON.stringify(count));
  }
});
