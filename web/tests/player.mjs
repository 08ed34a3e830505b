// Plays whole games on the page as people do: by finger, by mouse, or by the keyboard alone.
import assert from 'node:assert/strict';
import { dist, engine, launch, open, serve } from './lib.mjs';

// dice gives numbers from 0 to 1 that follow from a seed alone.
export const dice = seed => () => {
  seed = seed + 0x6d2b79f5 | 0;
  let t = Math.imul(seed ^ seed >>> 15, 1 | seed);
  t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
  return ((t ^ t >>> 14) >>> 0) / 4294967296;
};
const pick = (list, roll) => list[Math.floor(roll() * list.length)];

// listed returns the buttons of the document beside the canvas: what can be done now.
export const listed = t => t.page.evaluate(() => [...document.querySelectorAll('#twin button')]
  .filter(b => b.getAttribute('aria-disabled') !== 'true').map(b => ({ name: b.dataset.name, text: b.textContent, hand: !!b.closest('#hand') })));
export const prompt = t => t.page.evaluate(() => document.querySelector('#prompt').textContent.trim());
export const log = t => t.page.evaluate(() => [...document.querySelectorAll('#log li')].map(li => li.textContent));

// Finger presses things on the canvas; it is a mouse when the page has no touch.
export class Finger {
  constructor(t) { this.t = t; }
  async press(name) {
    const { width, height } = this.t.page.viewportSize();
    for (let i = 0; i < 45 && !await this.has(name); i++) { // down to it, or up
      await this.t.page.mouse.move(width / 2, height / 2);
      await this.t.page.mouse.wheel(0, i < 15 ? 80 : -80);
      await this.t.tick(50);
    }
    await this.t.tap(name);
    return this.t.settled();
  }
  async has(name) { return (await this.t.hits()).some(h => h.name === name); }
  // act makes one step of a choice by touching what it is about: the card, the seat, the pile, then its button.
  async act(name) {
    if (await this.has(name)) return this.press(name);
    if (await this.has('cancel')) await this.press('cancel');
    if (await this.has(name)) return this.press(name);
    const before = JSON.stringify([await prompt(this.t), await log(this.t)]);
    const [, verb, ...parts] = name.split(':');
    if (await this.has(`act:${verb}`)) await this.press(`act:${verb}`);
    let seat = parts.find(p => /^P\d$/.test(p));
    for (const p of parts) {
      const hits = (await this.t.hits()).map(h => h.name);
      if (hits.includes(name)) break;
      const there = [`card:hand:${p}`, ...hits.filter(h => h.startsWith('card:') && h.endsWith(':' + p)), ...hits.filter(h => h.startsWith('pile:') && (!seat || h.includes(seat)) && h.endsWith(':' + p)), `seat:${p}`, ...hits.filter(h => h.startsWith('act:') && h.split(':').includes(p))]
        .find(h => hits.includes(h));
      if (!there) continue;
      if (p === seat && parts.length > 1) continue;
      await this.press(there);
    }
    if (await this.has(name)) return this.press(name);
    return JSON.stringify([await prompt(this.t), await log(this.t)]) !== before;
  }
}

// Keys walks the document, with Tab from zone to zone and with the arrows within one, and presses Enter or Space.
export class Keys {
  constructor(t) { this.t = t; this.turn = 0; }
  async press(name) {
    const at = () => this.t.page.evaluate(name => {
      const on = document.activeElement, to = document.querySelector(`#twin [data-name="${name}"]`);
      return { here: on === to, zone: !!to && to.closest('[role=toolbar]') === on?.closest?.('[role=toolbar]'), on: on?.dataset?.name };
    }, name);
    for (let i = 0, now = await at(); i < 400; i++, now = await at()) {
      if (now.here) {
        await this.t.tick(450); // a press counts 400 ms after the focus was set
        await this.t.page.keyboard.press(this.turn++ % 2 ? 'Enter' : ' ');
        await this.t.tick(20);
        return this.t.settled();
      }
      if (!now.zone) await this.t.page.keyboard.press('Tab');
      else {
        await this.t.key('ArrowDown');
        if ((await at()).on === now.on) await this.t.key('Home');
      }
      await this.t.seen();
    }
    assert.fail(`no key comes to ${name}`);
  }
  act(name) { return this.press(name); }
}

// quick sets the cards moving at once and opponents answering without a pause, in the settings, by hand.
export const quick = async (t, way) => {
  await way.press('settings');
  for (const name of ['settings:speed', 'settings:pause']) await setTo(t, way, name, /at once|none/i);
  await way.press('back');
};

// setTo settles what a row of a page says, where there is such a row: two values turn, of more one is pressed on the sheet that shows them.
export const setTo = async (t, way, name, want) => {
  const row = async () => (await listed(t)).find(b => b.name === name);
  const now = await row();
  if (!now || want.test(now.text)) return;
  await way.press(name);
  if ((await t.state()).scene === 'values') {
    const one = (await listed(t)).find(b => b.name.startsWith(name + ':') && want.test(b.text));
    assert.ok(one, `${name} has no ${want}`);
    await way.press(one.name);
  }
  assert.match((await row()).text, want);
};

// wipe presses what deletes everything, when it answers, and waits for the page as it is on the first day.
export const wipe = async t => {
  await t.tick(2000);
  await t.settled();
  const again = t.page.waitForEvent('load', { timeout: 90000 });
  await t.tap('clear:do');
  await again;
  await t.page.waitForFunction(() => globalThis.__royals?.scene === 'welcome', null, { polling: 50, timeout: 90000 });
};

// twinPress presses what stands in the document only: on a phone held upright nothing on the canvas changes how many play but the places
// round the table.
const twinPress = async (t, name) => {
  await t.page.evaluate(n => document.querySelector(`#twin [data-name="${n}"]`).click(), name);
  await t.settled();
};
export const more = (t, way, name) => way.has?.(name).then(there => there ? way.press(name) : twinPress(t, name)) ?? way.press(name);

// seats gives every seat its player in the set-up, as many as there are kinds: a word of the button's text, such as "Person" or "Squire".
export const seats = async (t, way, kinds) => {
  const there = async n => (await listed(t)).some(b => b.name === `seat:${n}:kind`);
  while (!await there(kinds.length)) await more(t, way, 'seats:more');
  while (await there(kinds.length + 1)) await more(t, way, 'seats:less');
  for (const [i, kind] of kinds.entries()) {
    const fits = async () => {
      const { text } = (await listed(t)).find(b => b.name === `seat:${i + 1}:kind`);
      return text.includes(kind) || kind === 'Person' && /: (You|Guest)$/.test(text);
    };
    const level = 'level:' + kind.toLowerCase();
    for (const name of kind === 'Person' ? ['who:person'] : [level, 'who:Flora', level]) { // a person has no level
      if (await fits()) break;
      await way.press(`seat:${i + 1}:kind`);
      if ((await listed(t)).some(b => b.name === name)) await way.press(name);
      if ((await t.state()).scene === 'who') await way.press('back');
    }
    assert.ok(await fits(), `seat ${i + 1} is no ${kind}`);
  }
};

// press works a button of the document.
const press = async (t, name) => {
  await t.page.evaluate(name => document.querySelector(`#twin [data-name="${name}"]`)?.click(), name);
  await t.tick(20);
  await t.settled();
};

// play goes on to the result and returns how many steps people made. each is called before each step.
export const play = async (t, way, roll, each = async () => {}) => {
  let steps = 0, still = 0, last = '';
  for (let n = 0; n < 4000; n++) {
    const { scene } = await t.settled();
    if (scene === 'result') return steps;
    if (scene === 'curtain') { await t.tick(600); await each(scene, steps); await way.press('curtain:ok'); continue; }
    if (scene === 'recap') { await each(scene, steps); await way.press('recap:ok'); continue; }
    if (scene === 'round') { await way.press('round:ok'); continue; }
    if (['zoom', 'board', 'more', 'spread', 'log', 'round'].includes(scene)) {
      const names = (await listed(t)).map(b => b.name);
      await way.press(names.find(n => n.endsWith(':ok')) || 'back');
      continue;
    }
    assert.equal(scene, 'table', `${scene} in the middle of a game`);
    if (await each(scene, steps) === false) return steps;
    if ((await t.state()).scene !== scene) continue; // what each did led on, to the end perhaps
    const there = await listed(t);
    if (there.some(b => b.name === 'next')) { await way.press('next'); continue; }
    if (there.some(b => b.name === 'look') && roll() < 0.4) { await way.press('look'); continue; }
    const all = there.filter(b => /^(act|vote):/.test(b.name) || b.hand);
    assert.ok(all.length > 0, 'nothing can be done: ' + await prompt(t));
    if ((await listed(t)).some(b => b.name === 'cancel') && roll() < 0.1) await way.press('cancel');
    const acts = all.filter(b => !b.hand), cards = all.filter(b => b.hand);
    const now = JSON.stringify([await prompt(t), (await log(t)).length]);
    still = now === last ? still + 1 : 0;
    last = now;
    // Something from the list, or a card of the hand first where the choice is made of cards.
    const choice = acts.length && (roll() < 0.7 || !cards.length || still > 30) ? pick(acts, roll) : pick(cards, roll);
    // Blind touching may go round in circles in a long payment: then what the table suggests is taken, by its buttons.
    const names = (await listed(t)).map(b => b.name), end = acts.find(b => /^act:(settle|pair|auto|done)/.test(b.name));
    if (still > 40 && names.includes('suggest') && still % 3 === 0) await press(t, 'suggest');
    else if (still > 40 && end) await press(t, end.name);
    else if (still > 40) await press(t, choice.name);
    else await way.act(choice.name);
    steps++;
    assert.ok(still < 600, 'no step leads on: ' + now);
  }
  assert.fail('the game does not end');
};

// sitting shows the page in a size and runs body with it and the numbers of a seed; nothing may be said in the console meanwhile.
export const sitting = async ({ size, touch = false, dpr = 1 }, game, seed, body) => {
  const host = await serve(dist()), context = await launch({ size, touch, dpr });
  try {
    const t = await open(context, host.url + '?clock=test', { touch });
    await t.settled();
    console.log(`${game} ${size.join('x')} seed ${seed}`);
    await body(t, dice(seed), host);
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
    await host.stop().catch(() => {});
  }
};

// begin sets a short game of a title up for such players and deals.
export const begin = async (t, way, game, kinds) => {
  await quick(t, way);
  await way.press('game:' + game);
  await seats(t, way, kinds);
  if ((await listed(t)).some(b => b.name === 'rules:short')) await way.press('rules:short'); // a whole one may last hundreds of turns
  await way.press('play');
};

// ended looks that the result offers what comes next.
export const ended = async t => {
  const names = (await listed(t)).map(b => b.name);
  for (const n of ['result:rematch', 'result:title']) assert.ok(names.includes(n), `${n} is missing from ${names}`);
};

// alone is one person against opponents, by title. Royalty is long with four, and other engines play it with two.
export const alone = { usurpers: ['Person', 'Squire', 'Squire', 'Squire'], kingdoms: ['Person', 'Squire'], houses: ['Person', 'Squire'],
  crush: ['Person', 'Squire', 'Squire', 'Squire'], royalty: ['Person', ...Array(engine === 'chromium' ? 3 : 1).fill('Squire')] };
