// Every lesson, from its first bubble to its reward, as people play it: by finger, by keys, and by what the accessibility tree
// offers; in each a choice that is not wanted.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { Finger, Keys, listed, prompt, quick } from './player.mjs';

after(quit);

// What is chosen wrongly in each lesson: the label of the bubble it is chosen at, and the touches.
const wrong = {
  usurpers: { crown: ['royal', 'act:royal:JD:5D'], strike: ['card', 'card:hand:2D act:commit'], attack: ['attack', 'act:dump'],
    defend: ['guard', 'card:hand:2D card:hand:7S act:commit'], race: ['stop', 'act:royal:KH:7H'] },
  kingdoms: { hit: ['open', 'act:atf:0:4C'], fell: ['half', 'act:atk:1:9C:0'], arrows: ['arrows', 'act:end'], ace: ['any', 'act:let'],
    joker: ['bomb', 'act:jof:0:4H'], wipe: ['wipe', 'act:wip:0:9D'] },
  houses: { battle: ['one', 'act:keep:9H:P2'], match: ['low', 'act:lead:9C'], knife: ['three', 'act:assassinate:AS:KS:P2'], house: ['choose', 'act:house:C'], scoop: ['nine', 'act:draw'],
    end: ['may', 'act:discard:4C'] },
  crush: { flip: ['lay', 'card:hand:2H card:hand:3S act:lay'], help: ['bar', 'act:call'], court: ['powers', 'card:hand:JD card:hand:4S act:lay'],
    ace: ['ace', 'card:hand:9D card:hand:4S act:lay'], king: ['king', 'card:hand:9D card:hand:8C act:lay'], joker: ['card', 'act:help:3S'] },
  royalty: { blow: ['eighty', 'act:ask:P2:5'], ask: ['ask', 'act:ask:P2:2'], recall: ['heard', 'act:ask:P2:6'], shield: ['wall', 'act:ask:P2:8'], stop: ['blow', 'act:ok'] },
};
// What is right, for those who do not see what a hint shows.
const right = {
  usurpers: { crown: ['act:royal:KH:7H'], strike: ['act:kill:P2:11', 'card:hand:TH act:commit'] },
  kingdoms: { hit: ['act:atf:0:9D'], ace: ['act:blk:AS', 'act:rev:0:8H'] },
  houses: { battle: ['act:lead:KH', 'act:keep:KH:P1', 'act:discard:4C'] },
  crush: { flip: ['card:hand:9C card:hand:TD act:lay'] },
};

const sitting = async (size, touch, body) => {
  const host = await serve(dist()), context = await launch({ size, touch });
  try {
    const t = await open(context, host.url + '?clock=test', { touch });
    await t.settled();
    await t.page.evaluate(() => { // all that is said: a hint may follow on the heels of it
      globalThis.said = [];
      new MutationObserver(() => said.push(document.querySelector('#prompt').textContent)).observe(document.querySelector('#prompt'), { childList: true, characterData: true, subtree: true });
    });
    await body(t, context);
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
    await host.stop().catch(() => {});
  }
};

// errs makes the wrong choice of a lesson, sees it played and takes it back.
const errs = async (t, way, touches) => {
  for (const name of touches.split(' ')) await way.act(name);
  assert.equal((await t.settled()).detail, 'lesson failed', touches + ' is not played');
  await way.press('next');
  assert.match((await t.settled()).detail, /^lesson asking/);
  assert.ok(await t.page.evaluate(() => said.splice(0).some(s => s.startsWith('Taken back. '))), 'nothing is said of taking back');
};

// lesson plays the lesson on the table to its reward. choose makes the choices that are wanted.
const lesson = async (t, way, [at, touches], choose) => {
  let erred = false;
  for (let n = 0; n < 80; n++) {
    const { scene, detail } = await t.settled();
    if (scene === 'reward') return assert.ok(erred, `no wrong choice was made: ${at}`);
    if (scene === 'round') await way.press('round:ok');
    else if (!detail.startsWith('lesson asking')) await way.press('next');
    else if (!erred && detail.split(' ')[2] === at) erred = await errs(t, way, touches).then(() => true);
    else await choose(detail.split(' ')[3]);
  }
  assert.fail('the lesson does not end: ' + await prompt(t));
};

// crowned reads how many crowns the reward shows.
const crowned = async t => +/(\d) of 3 crowns/.exec(await prompt(t))[1];

for (const [game, list] of Object.entries(wrong)) {
  test(`${game}: the lessons by finger at 360x640`, () => sitting([360, 640], true, async t => {
    const way = new Finger(t);
    await quick(t, way);
    await way.press('game:' + game);
    await way.press('learn');
    const ids = Object.keys(list);
    for (const [i, id] of ids.entries()) {
      assert.match(await t.page.evaluate(() => document.querySelector('#title').textContent), new RegExp(`Lesson ${i + 1} of ${ids.length}: `), id);
      await lesson(t, way, list[id], async shown => way.press(shown || 'hint'));
      assert.equal(await crowned(t), 1, 'the touch was shown');
      await way.press(i < ids.length - 1 ? 'reward:next' : 'reward:done');
    }
    assert.equal((await t.settled()).scene, 'setup');
  }));
}

// follows chooses what is right, one after another.
const follows = (way, list) => {
  const left = [...list];
  return async () => { for (const name of left.shift().split(' ')) await way.act(name); };
};

test('three lessons by keys alone', () => sitting([640, 480], false, async t => {
  const way = new Keys(t);
  await quick(t, way);
  for (const [game, id] of [['usurpers', 'strike'], ['kingdoms', 'hit'], ['crush', 'flip']]) {
    await way.press('game:' + game);
    await way.press('learn');
    await t.settled();
    if (id === 'strike') await way.press('lesson:skip');
    await lesson(t, way, wrong[game][id], follows(way, right[game][id]));
    assert.equal(await crowned(t), 2, 'one wrong choice');
    await way.press('reward:done');
    await way.press('back');
  }
}));

// Tree knows the page by its accessibility tree alone: buttons by role and name, which it presses where the tree says they are.
class Tree {
  constructor(t, cdp) { this.t = t; this.cdp = cdp; }
  async press(name) {
    const text = (await listed(this.t)).find(b => b.name === name)?.text;
    assert.ok(text, `${name} is not offered`);
    const { nodes } = await this.cdp.send('Accessibility.getFullAXTree');
    const node = nodes.find(n => !n.ignored && /button/i.test(n.role?.value) && n.name?.value === text);
    assert.ok(node, `the tree has no button ${text}`);
    const { object } = await this.cdp.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId });
    await this.cdp.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration: 'function () { this.click(); }' });
    await this.t.tick(20);
    await this.t.settled();
  }
  act(name) { return this.press(name); }
}

test('three lessons by the accessibility tree alone', () => sitting([1280, 720], false, async (t, context) => {
  const way = new Tree(t, await context.newCDPSession(t.page));
  await quick(t, way);
  for (const [game, id] of [['usurpers', 'crown'], ['kingdoms', 'ace'], ['houses', 'battle']]) {
    await way.press('game:' + game);
    await way.press('learn');
    await t.settled();
    for (let n = 0; id === 'ace' && n < 3; n++) await way.press('lesson:skip');
    await lesson(t, way, wrong[game][id], follows(way, right[game][id]));
    assert.equal(await crowned(t), 2, 'one wrong choice');
    await way.press('reward:done');
    await way.press('back');
  }
}));

test('a lesson that was left is gone on with after a reload', () => sitting([360, 640], true, async t => {
  const way = new Finger(t);
  await quick(t, way);
  await way.press('game:usurpers');
  await way.press('learn');
  await way.press('next'); // a bubble, then the question
  for (let n = 0; !(await prompt(t)).includes('for a whole round') && n < 20 && (await t.settled()).scene === 'table'; n++) {
    const { detail } = await t.settled();
    await way.press(detail === 'lesson telling' ? 'next' : detail.split(' ')[3] || 'hint');
  }
  await way.press('reward:next');
  await way.press('next');
  for (let n = 0; !(await t.settled()).detail.startsWith('lesson asking card') && n < 20; n++) await way.press((await t.settled()).detail.split(' ')[3] || 'hint');
  const lit = / Lit: your 10 of hearts\.$/; // a hint may have come since
  assert.match(await prompt(t), lit);
  await t.page.reload({ waitUntil: 'commit' });
  await t.ready();
  await t.settled();
  if ((await t.state()).scene === 'title') {
    await way.press('game:usurpers');
    await way.press('learn');
  }
  assert.match(await prompt(t), lit);
}));
