// Opponents think in a worker: on a first visit, from the offline copy, and when the worker does not come or falls silent, in
// which case the page thinks for itself.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { until } from './framing.mjs';
import { dist, launch, open, quit, root, serve } from './lib.mjs';
import { dice, Finger, play, quick, seats } from './player.mjs';

after(quit);

// overhear keeps what the page and its worker say to one another. A deaf worker hears nothing.
const overhear = deaf => {
  const W = Worker;
  globalThis.heard = { made: 0, asked: 0, answered: 0, said: [] };
  globalThis.Worker = class extends W {
    constructor(...a) {
      super(...a);
      heard.made++;
      this.addEventListener('message', e => typeof e.data === 'string' ? heard.said.push(e.data) : heard.answered++);
    }
    postMessage(m) { heard.asked++; if (!deaf) super.postMessage(m); }
  };
};

// sitting deals a game against an opponent who searches, and plays it for some steps, the most of them when the worker listens, if one comes.
// It goes on until the opponent had something to think about: a deal may give the person the first dozen.
const sitting = async (t, steps, comes = true) => {
  const way = new Finger(t);
  await t.settled();
  await quick(t, way);
  await way.press('game:kingdoms');
  await seats(t, way, ['Person', 'Sovereign']);
  await way.press('play');
  let made = 0;
  await play(t, way, dice(3), async () => {
    if (comes) await until(t.page, () => !heard.made || heard.said.length > 0);
    return made++ < steps || !await t.page.evaluate(() => heard.asked) ? undefined : false;
  });
  assert.ok(made > steps, 'the game goes on');
  return t.page.evaluate(() => heard);
};
const visited = async (options, check) => {
  const host = await serve(dist(), options.host), context = await launch({ size: [360, 640], ...options });
  try {
    const t = await open(context, host.url + '?clock=test', { before: options.before });
    await check(t, host);
  } finally {
    await context.done();
    await host.stop();
  }
};

test('on a first visit nobody waits for the worker, and then it answers (every engine)', () => visited({ before: overhear }, async t => {
  const { asked, answered, said } = await sitting(t, 12);
  assert.deepEqual(said, ['ready']);
  assert.ok(answered > 0 && answered >= asked - 1, `${answered} answers to ${asked} questions`);
  assert.deepEqual(t.messages, []);
}));

test('from the offline copy the worker answers, without the host (every engine)', () => visited({ installed: true, before: overhear }, async (t, host) => {
  await t.page.waitForFunction(() => navigator.serviceWorker.controller, null, { polling: 100 });
  await host.stop();
  await t.page.reload({ waitUntil: 'commit' });
  await t.ready();
  const { asked, answered, said } = await sitting(t, 12);
  assert.deepEqual(said, ['ready']);
  assert.ok(answered > 0 && answered >= asked - 1, `${answered} answers to ${asked} questions`);
}));

test('a worker that does not come is done without', () => visited({ host: { edit: (n, b) => n.startsWith('thinker') ? null : b }, before: overhear }, async t => {
  assert.equal((await sitting(t, 12, false)).answered, 0);
}));

test('a worker that falls silent is given up', () => visited({ before: `(${overhear})(true)` }, async t => {
  const { asked, answered } = await sitting(t, 12);
  assert.deepEqual({ asked, answered }, { asked: 1, answered: 0 });
}));

// Five questions of each game, one to each level, are answered as the program on this system's own processor answers them.
test('the worker decides as the program does natively, to the bit (every engine)', () => visited({}, async t => {
  const lines = execFileSync('go', ['run', './web/tests/question', '5'], { cwd: root, encoding: 'utf8' }).trim().split('\n').map(l => l.split(' '));
  assert.ok(lines.length > 20, `${lines.length} questions`);
  const answers = await t.page.evaluate(questions => new Promise((ok, no) => {
    const w = new Worker('thinker.js', { name: __royals.thinker }), got = [];
    const ask = () => w.postMessage(Uint8Array.from(atob(questions[got.length]), c => c.charCodeAt(0)));
    w.onmessage = ({ data }) => {
      if (typeof data !== 'string') got.push(btoa(String.fromCharCode(...data)));
      else if (data !== 'ready') return no(new Error(data));
      if (got.length < questions.length) ask(); else { w.terminate(); ok(got); }
    };
    w.onerror = () => no(new Error('no worker'));
  }), lines.map(l => l[2]));
  lines.forEach(([game, level, , want], i) => assert.equal(answers[i], want, `${game} ${level}`));
  assert.deepEqual(t.messages, []);
}));
