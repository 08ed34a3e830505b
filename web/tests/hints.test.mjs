// Hints and sealed deals on the page: the lamp asks the worker, a sentence says why, a move that is taken is the move that was
// named; a deal is sealed when it is dealt, its seed stands nowhere on the page before the end, and at the end it opens the seal.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { dist, launch, open, quit, root, serve, newest, onDisk } from './lib.mjs';
import { dice, Finger, listed, log, play, prompt, quick, seats } from './player.mjs';

after(quit);

const overhear = () => {
  const W = Worker;
  globalThis.heard = { asked: 0, answered: 0, ready: false };
  globalThis.Worker = class extends W {
    constructor(...a) { super(...a); this.addEventListener('message', e => { if (e.data === 'ready') heard.ready = true; else heard.answered++; }); }
    postMessage(m) { heard.asked++; super.postMessage(m); }
  };
};
const sitting = async (options, game, kinds, body) => {
  const host = await serve(dist(), options.host), context = await launch({ size: [360, 640], touch: true, ...options });
  try {
    const t = await open(context, host.url + '?clock=test', { touch: true, before: overhear });
    const way = new Finger(t);
    await t.settled();
    await quick(t, way);
    await way.press('game:' + game);
    await seats(t, way, kinds);
    await way.press('play');
    await body(t, way);
    assert.deepEqual(t.messages.filter(m => !/thinker/.test(m)), []);
  } finally {
    await context.done();
    await host.stop();
  }
};

// table goes on until the person is asked something.
const table = async (t, way) => {
  for (let n = 0; n < 20; n++) {
    const { scene, detail } = await t.settled();
    if (scene === 'table' && detail) return;
    if (scene === 'round') await way.press('round:ok');
    else if ((await listed(t)).some(b => b.name === 'next')) await way.press('next');
  }
  assert.fail('nobody is asked');
};

// hints takes three hints by the buttons of the sheet and compares what the log says of them.
const hints = async (t, way) => {
  for (let n = 0; n < 3; n++) {
    await table(t, way);
    const before = await log(t);
    await way.press('hint');
    assert.equal((await t.state()).scene, 'hint');
    const offers = (await listed(t)).filter(b => b.name.startsWith('hint:do:'));
    if (offers.length > 1) { // odds, or what sets the first apart: a reason of its own, where the others are as good
      const said = await prompt(t), others = await t.page.evaluate(() => document.querySelector('#twin').textContent);
      assert.ok(/Wins about \d+ of 100 games\.|None of these is clearly better|The best choice here|\. You win the battle\.|; with “.+” /.test(said) || others.includes('Wins the game about as often.'), `${said} | ${others}`);
    }
    assert.ok(offers.length >= 1 && offers.length <= 3, JSON.stringify(offers));
    const bare = line => line.replace(/[\u2068\u2069]/g, ''); // without the marks around a name
    const rank = /: Ask (\w+) for an? (\w+)/.exec(bare(offers[0].text)), draw = /: (Draw from the stack|Take the top discard)/.exec(offers[0].text);
    await way.press('hint:do:0');
    const now = (await log(t)).slice(before.length);
    assert.ok(now.length > 0, 'nothing happens after ' + offers[0].text);
    const said = rank ? `Guest asks ${rank[1]} ` : draw ? draw[1].startsWith('Draw') ? 'Guest draws from the stack' : 'Guest takes the' : 'Guest ';
    assert.ok(now.some(l => bare(l).startsWith(said)), `${offers[0].text}: ${now.join(' | ')}`);
  }
};

test('the lamp names the best moves from the worker; shown, a move waits for its button, and taken, it is done', () => sitting({}, 'royalty', ['Person', 'Squire', 'Squire', 'Squire'], async (t, way) => {
  await table(t, way);
  await way.press('hint'); // it may be answered by the page: nobody waits for the worker, which starts with it
  await way.press('back');
  await t.page.waitForFunction(() => heard.ready, null, { polling: 100 });
  await hints(t, way);
  const { asked, answered } = await t.page.evaluate(() => heard);
  assert.ok(asked >= 2 && answered >= asked - 1, `${answered} answers to ${asked} questions`);
  await table(t, way);
  const before = await log(t);
  await way.press('hint');
  await way.press('hint:show:0');
  assert.equal((await t.state()).scene, 'table');
  assert.deepEqual(await log(t), before, 'showing makes no move');
  const end = (await t.hits()).filter(h => h.name.startsWith('act:'));
  assert.equal(end.length, 1, JSON.stringify(end));
  await way.press(end[0].name);
  assert.ok((await log(t)).length > before.length);
  await table(t, way);
  assert.ok((await listed(t)).some(b => b.name === 'hint'), 'the document has the lamp, too');
  await t.key('a');
  await t.settled();
  assert.equal((await t.state()).scene, 'hint', 'the key A asks');
  await t.key('Escape');
  assert.equal((await t.settled()).scene, 'table');
  const card = (await listed(t)).find(b => b.hand);
  await t.page.evaluate(n => document.querySelector(`#twin [data-name="${n}"]`).focus(), card.name);
  await t.key('i');
  await t.tick(20);
  assert.equal((await t.state()).scene, 'zoom', 'the key I shows the card that has the focus');
  const said = await prompt(t), what = /^\w+ of \w+/.exec(card.text)[0];
  assert.ok(said.startsWith(what + '. ') && said.length > what.length + 12, `${card.text}: the card's name, then what it does: ${said}`);
  await t.key('i');
  assert.equal((await t.settled()).scene, 'table');
  assert.equal(await t.page.evaluate(() => document.activeElement.dataset.name), card.name, 'put away, the large card leaves the focus where it was');
}));

test('a hint comes without the worker, too', () => sitting({ host: { edit: (n, b) => n.startsWith('thinker') ? null : b } }, 'houses', ['Person', 'Squire'], async (t, way) => {
  await hints(t, way);
  assert.equal(await t.page.evaluate(() => heard.answered), 0);
}));

test('a deal is sealed: its seed stands nowhere on the page before the end, and then it opens the seal', () => sitting({ size: [320, 568] }, 'kingdoms', ['Person', 'Squire'], async (t, way) => {
  const html = () => t.page.evaluate(() => document.documentElement.outerHTML);
  await t.page.evaluate(() => keep.settled());
  const text = newest(await onDisk(t.page)), [, salt, seal] = /note sealed (\w{32}) (\w{64})/.exec(text), seed = /seed (\d+)/.exec(text)[1];
  assert.equal((await log(t)).some(l => l.replace(/ /g, '').includes(seal.slice(0, 8))), false, 'no digits in the log');
  await way.press('menu');
  await way.press('menu:settings');
  await t.page.evaluate(() => document.querySelector('#twin [data-name="settings:about"]').click()); // far down
  await t.settled();
  assert.ok((await html()).includes(seal), 'the page shows the seal');
  await way.press('back');
  await way.press('back');
  await way.press('back');
  let steps = 0;
  await play(t, way, dice(5), async () => {
    const page = await html();
    assert.ok(!page.includes(seed) && !page.includes(salt), 'the seed is told before the end');
    return steps++ < 6 ? undefined : false;
  });
  await table(t, way);
  await t.page.evaluate(() => document.querySelector('#twin [data-name="menu"]').click());
  await t.settled();
  await t.page.evaluate(() => document.querySelector('#twin [data-name="menu:give:con"]').click());
  await t.settled();
  await way.press('confirm:yes');
  await t.until('the result', s => s.scene === 'result' || (t.page.evaluate(() => __royals.tick(500)), false));
  const lines = await t.page.evaluate(() => [...document.querySelectorAll('#table li')].map(li => li.textContent));
  const command = lines.map(l => /royals (verify .*)$/.exec(l)).find(Boolean)[1];
  for (const x of [seed, salt, seal]) assert.ok(command.includes(x), `${x} is missing in ${command}`);
  const said = execFileSync('go', ['run', './engine/cmd/royals', ...command.split(' ')], { cwd: root, encoding: 'utf8' });
  assert.match(said, /the deal is the one that was sealed/);
}));
