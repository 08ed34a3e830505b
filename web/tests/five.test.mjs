// Five players play one deal of each title, with the same choices: by the accessibility tree alone, with keys, with a pad, with one
// switch, by touch; a sixth sitting is two people round one device, by the tree. At each decision the page is looked at, and in
// the end all five have made the same moves. Usually they play the beginning of one title; FIVE=crush plays that title to the
// result, FIVE=all every one, DECISIONS=9 so many decisions of each.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, meant, open, quit, serve } from './lib.mjs';
import { players } from './five.mjs';
import { dice, quick } from './player.mjs';

let server;
before(async () => { server = await serve(dist()); });
after(async () => { await server.stop(); await quit(); });

// Short deals: one against pages, and two people.
const deals = {
  usurpers: ['USURPERS-0K400-09G00-00000-00BK0-GYE', 'USURPERS-0J000-09G00-00000-00BK0-GWA'],
  kingdoms: ['KINGDOMS-0PG00-00000-000BJ-0GJ6', 'KINGDOMS-00000-00000-000BJ-0GRR'],
  houses: ['HOUSES-0JR03-00000-0000B-J0GB1', 'HOUSES-00003-00000-0000B-J0G60'],
  crush: ['CRUSH-08G00-00000-00BV0-G0Q', 'CRUSH-08000-00000-00BV0-G4C'],
  royalty: ['ROYALTY-0G000-00000-0BT0G-EW', 'ROYALTY-00000-00000-0BT0G-A7'],
};
const which = process.env.FIVE, titles = which ? which === 'all' ? Object.keys(deals) : which.split(',') : ['usurpers'], most = +process.env.DECISIONS || (which ? 400 : 3);
const anyCard = /\b(ace|king|queen|jack|10|[2-9]) of (clubs|diamonds|hearts|spades)\b|\bjoker\b/i;

const push = t => ({ press: async name => { await t.page.evaluate(name => document.querySelector(`#twin [data-name="${name}"]`).click(), name); await t.seen(); } });

// hear keeps every text that is read out, with its time.
const hear = t => t.page.evaluate(() => {
  window.said = [];
  const region = document.getElementById('say');
  new MutationObserver(() => { if (region.textContent) said.push({ text: region.textContent.trim(), at: __royals.clock() }); }).observe(region, { childList: true, characterData: true, subtree: true });
});

// look takes in the page: what can be done, what is read out, where the focus is, what lies under a finger.
const look = t => t.page.evaluate(() => {
  const text = id => document.getElementById(id).textContent.trim(), names = [...document.querySelectorAll('#twin button')].map(b => b.dataset.name);
  const hits = JSON.parse(__royals.hits()), at = (x, y) => hits.findLast(h => x >= h.x && x < h.x + h.w && y >= h.y && y < h.y + h.h)?.name;
  const on = document.activeElement;
  return {
    title: text('title'), prompt: text('prompt'), page: document.title, said, names,
    can: ['acts', 'hand'].flatMap(id => [...document.querySelectorAll(`#${id} button`)].filter(b => b.getAttribute('aria-disabled') !== 'true' && !/, no(: |$)/.test(b.textContent)).map(b => ({ name: b.dataset.name, text: b.textContent, hand: id === 'hand' }))),
    bars: Object.fromEntries([...document.querySelectorAll('#twin [role=toolbar]')].map(b => [b.getAttribute('aria-label'), [...b.querySelectorAll('button')].map(b => ({ text: b.textContent.replace(/\s+/g, ' ').trim(), off: b.getAttribute('aria-disabled') === 'true' }))]).filter(([, l]) => l.length)),
    log: [...document.querySelectorAll('#log li')].map(li => li.textContent),
    typing: !!on?.matches?.('input, textarea, select, [contenteditable]'), zone: on?.closest?.('section')?.id || on?.id || '', on: on?.dataset?.name || '',
    amiss: [...document.querySelectorAll('#twin button.over')].map(b => {
      const r = b.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
      return [b.dataset.name, document.elementFromPoint(x, y)?.dataset?.name, at(x, y)];
    }).filter(([a, b, c]) => a !== b || a !== c),
  };
});

// Sitting is one player's game.
class Sitting {
  asked = 0;
  keys = []; // to the choices that were made
  near = 0; // decisions at which the focus stood on a choice
  lines = [];
  told = [];
  zones = [];
  constructor(t, how, way) { this.t = t; this.how = how; this.way = way; this.roll = dice(5); }

  // voiced lets the voice say all it has to say.
  async voiced() {
    await this.t.settled();
    for (let n = -1, i = 0; i < 8; i++) {
      const now = await this.t.page.evaluate(() => said.length);
      if (now === n) break;
      n = now;
      await this.t.tick(800);
    }
    await this.t.settled();
    return look(this.t);
  }

  // judge looks at a decision.
  async judge(now) {
    const what = `${this.how}, decision ${this.asked}, ${now.prompt}`, last = now.said.at(-1)?.text || '';
    assert.ok(now.title && now.page.includes('Royals'), `${what}: heading ${now.title}, page ${now.page}`);
    assert.equal(new Set(now.names).size, now.names.length, `${what}: a name stands twice in ${now.names}`);
    if (now.prompt !== this.before && !this.quiet) assert.ok(last && (last.endsWith(now.prompt) || now.prompt.endsWith(last)), `${what}: the last words are ${last}`);
    for (let i = 1; i < now.said.length; i++) assert.ok(now.said[i].at - now.said[i - 1].at >= 699, `${what}: ${now.said[i].text} after ${now.said[i].at - now.said[i - 1].at} ms`);
    assert.deepEqual(now.amiss, [], `${what}: what lies under the finger`);
    assert.ok(!now.typing, `${what}: the focus is where one types`);
    assert.ok(now.can.length, `${what}: nothing can be done`);
    if (!/switch|touch/.test(this.how)) assert.match(now.zone, /^(acts|hand|prompt)$/, `${what}: the focus is on ${now.on || now.zone}`);
    if (this.lines.length !== this.made) this.zones.push(now.zone === 'prompt'); // an answer is not begun by a stray Enter
    this.made = this.lines.length; // who walked on at the same question stays there; a click of a reader moves nothing
    if (now.can.some(b => b.name === now.on)) this.near++;
    if (this.way.tree) await this.reads(now, what);
    this.before = now.prompt;
  }

  // reads compares the browser's tree with the document.
  async reads(now, what) {
    const { nodes, bars } = await this.way.tree();
    assert.deepEqual(Object.fromEntries(Object.entries(bars).filter(([, l]) => l.length).map(([k, l]) => [k, l.map(({ text, off }) => ({ text, off }))])), now.bars, `${what}: the tree`);
    assert.deepEqual(nodes.filter(n => n.role?.value === 'application'), []);
    assert.ok(nodes.some(n => n.role?.value === 'heading' && n.name?.value === now.title), `${what}: no heading`);
    assert.ok(nodes.some(n => n.name?.value?.trim() === now.prompt), `${what}: the question is not in the tree`);
  }

  // sheet opens and closes the log: nothing is read out again.
  async sheet(now) {
    await this.way.press('log');
    await this.t.until('the log', s => s.scene === 'log');
    await this.voiced();
    await this.way.press('back');
    const since = (await this.voiced()).said.slice(now.said.length).map(s => s.text);
    assert.ok(since.length <= 1 && since.every(s => !now.log.some(l => s.includes(l))), `${this.how}: the log brings again ${since.join(' | ')}`);
  }

  async keep() { const lines = await meant(this.t.page); if (lines.length > this.lines.length) this.lines = lines; }

  // choose takes what can be done by the dice, the same for every player.
  choose(can) {
    const list = can.filter(b => !/^(stepback|cancel|look)$/.test(b.name)), acts = list.filter(b => !b.hand), hand = list.filter(b => b.hand);
    const from = acts.length && (this.roll() < 0.7 || !hand.length) ? acts : hand;
    return from.sort((a, b) => a.name < b.name ? -1 : 1)[Math.floor(this.roll() * from.length)].name;
  }

  async play() {
    await this.way.begin();
    for (let n = 0; n < 2000; n++) {
      let now = await this.voiced();
      const { scene } = await this.t.state();
      await this.keep();
      if (scene === 'result') { this.end = now.prompt; return; }
      if (scene === 'curtain') {
        await this.t.tick(600);
        const all = JSON.stringify(this.way.tree ? (await this.way.tree()).nodes.map(n => n.name?.value) : now);
        assert.doesNotMatch(all, anyCard, 'behind the curtain');
        this.curtains = (this.curtains || 0) + 1;
      }
      if (scene !== 'table') {
        const name = now.names.find(n => n.endsWith(':ok')) || 'back';
        this.quiet = scene !== 'curtain';
        await this.way.press(name);
        continue;
      }
      if (now.names.includes('next')) { await this.way.press('next'); continue; }
      if (this.asked >= most) return;
      this.asked++;
      await this.judge(now);
      this.quiet = false;
      if (this.asked % 9 === 2 && !this.sheets) { await this.sheet(now); now = await this.voiced(); this.sheets = this.asked; } else this.sheets = 0;
      const name = this.choose(now.can);
      this.told.push(`${now.prompt} > ${name}`);
      await this.way.press(name);
      if (this.way.steps !== undefined) this.keys.push(this.way.steps + 1);
    }
    assert.fail('the game does not end');
  }
}

// sit opens a deal and lets a player of a kind play it.
const sit = async (game, how, deal) => {
  const touch = how === 'touch', context = await launch({ size: touch ? [360, 640] : which ? [640, 400] : [1280, 720], touch }), from = Date.now();
  try {
    const t = await open(context, server.url + '?clock=test', { touch });
    await hear(t);
    await t.settled();
    const by = push(t);
    await quick(t, by);
    if (how === 'switch') for (const name of ['settings', 'settings:access', 'settings:switches', 'settings:switches:1', 'back', 'back']) await by.press(name);
    await t.page.evaluate(deal => { location.hash = 'deal=' + deal; }, deal);
    await t.page.waitForFunction(() => location.hash === '', null, { polling: 50 });
    await t.until('the deal', s => s.scene === 'deal');
    await by.press('deal:play');
    const s = new Sitting(t, how, new players[how](t));
    await s.play();
    assert.deepEqual(t.messages, []);
    const keys = s.keys.toSorted((a, b) => a - b), part = p => keys[Math.floor(keys.length * p)];
    console.log(`${game}, ${how}: ${s.asked} decisions, ${s.lines.length} moves, ${s.end === undefined ? 'so far' : 'to the result'}, ${((Date.now() - from) / 1000).toFixed(0)} s; focus on a choice at ${s.near}`
      + (keys.length ? `; keys to a choice ${part(0.5)} in the middle, ${part(0.9)} in 90 of 100, ${keys.at(-1)} at most` : '')
      + (how === 'switch' ? `; ${s.way.presses} presses and ${s.way.most} steps at most` : '') + (s.curtains ? `; ${s.curtains} curtains` : ''));
    return s;
  } finally {
    await context.done();
  }
};

for (const game of titles) {
  let first;
  for (const how of Object.keys(players)) {
    test(`${game}: ${how}`, async () => {
      const s = await sit(game, how, deals[game][0]);
      assert.ok(s.lines.length > 1);
      if (how === 'switch') assert.ok(s.way.presses <= 4 && s.way.most <= 25, `a choice takes ${s.way.presses} presses and ${s.way.most} steps`);
      first ||= s;
      assert.deepEqual(s.told, first.told, 'other choices');
      if (/keys|pad/.test(how)) assert.deepEqual(s.zones, first.zones, 'the focus is elsewhere');
      assert.deepEqual(s.lines, first.lines, 'other moves');
      assert.equal(s.end, first.end, 'another end');
    });
  }
  test(`${game}: blind, two people round one device`, async () => {
    const s = await sit(game, 'blind', deals[game][1]);
    assert.ok(s.lines.length > 1);
    if (s.end !== undefined) assert.ok(s.curtains > 0, 'the device changed hands');
  });
}
