// A virtual screen reader, which knows nothing but the document, plays the beginning of each title: it reads the page from its first line to
// its last, finds the question and every choice once, presses what it stands on with a bare click, and hears what became of it, the question
// last. It takes names and roles from the document by itself, where five.test.mjs asks the browser's tree. DECISIONS=9 plays so many.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dist, launch, open, quit, serve } from './lib.mjs';
import { dice, listed, prompt } from './player.mjs';

const reader = readFileSync(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader').replace(/\/cjs\/.*$/, '/esm/index.browser.js'));
const site = dist(), most = +process.env.DECISIONS || 4, heard = phrases => phrases.filter(p => p.startsWith('polite: ')).map(p => p.slice(8));
let host;
before(async () => { host = await serve(site, { show: name => name === 'reader.js' ? reader : (() => { try { return readFileSync(join(site, name)); } catch { return null; } })() }); });
after(async () => { await host.stop(); await quit(); });

// read goes over what the reader may read, a dialog where there is one, and returns what is spoken; at wanted it stops and presses.
const read = (t, wanted) => t.page.evaluate(async wanted => {
  const said = [], end = phrase => /^end of (document|dialog)/.test(phrase);
  for (let i = 0; i < 400 && !end(await virtual.lastSpokenPhrase()); i++) await virtual.next();
  for (await virtual.next(); said.length < 400; await virtual.next()) {
    const phrase = (await virtual.lastSpokenPhrase()).replace(/, (not )?pressed$/, '');
    said.push(phrase);
    if (end(phrase)) break;
    if (phrase !== wanted) continue;
    await virtual.clearSpokenPhraseLog();
    virtual.activeNode.click();
    return said;
  }
  await virtual.clearSpokenPhraseLog();
  return said;
}, wanted);

for (const game of ['usurpers', 'kingdoms', 'houses', 'crush', 'royalty']) test(`${game} by a reader that knows the document alone`, async () => {
  const context = await launch({ size: [360, 640], touch: true, context: { bypassCSP: true } });
  try {
    const t = await open(context, host.url + '?clock=test', { touch: true }), roll = dice(7);
    await t.settled();
    await t.page.evaluate(async () => { globalThis.virtual = (await import('./reader.js')).virtual; await virtual.start({ container: document.body }); });
    const press = async name => {
      const said = await read(t, name);
      assert.equal(said.at(-1), name, `not found in:\n${said.join('\n')}`);
      await t.seen();
    };
    const title = (await listed(t)).find(b => b.name === 'game:' + game).text.trim();
    await press('button, ' + title);
    await t.settled();
    await press('button, ' + (await listed(t)).find(b => b.name === 'play').text.trim());
    let decisions = 0;
    for (let turns = 0; decisions < most && turns < 60; turns++) {
      const { scene } = await t.settled(), all = await listed(t), can = all.filter(b => /^(act|vote):/.test(b.name) || b.hand && !/, no(: |$)/.test(b.text));
      if (scene !== 'table' || !can.length) { await press('button, ' + all.find(b => /next|:ok$|^back$/.test(b.name)).text.trim()); continue; }
      decisions++;
      const question = await prompt(t), said = await read(t);
      assert.equal(said.filter(p => /^heading, .*, level 1$/.test(p)).length, 1, 'the headings of the page');
      assert.ok(said.includes(question), `the question "${question}" is not read:\n${said.join('\n')}`);
      for (const b of can) assert.equal(said.filter(p => p === 'button, ' + b.text.trim()).length, all.filter(x => x.text.trim() === b.text.trim()).length, `"${b.text}" among\n${said.join('\n')}`);
      await press('button, ' + can[Math.floor(roll() * can.length)].text.trim());
      for (let i = 0; i < 4; i++) { await t.settled(); await t.tick(3000); } // the voice has its say
      const told = heard(await t.page.evaluate(() => virtual.spokenPhraseLog())), now = await prompt(t);
      if (now !== question && (await t.settled()).scene === 'table') assert.ok(told.length && (told.at(-1).endsWith(now) || now.endsWith(told.at(-1))), `"${now}" is not heard last: ${told.join(' | ')}`);
    }
    assert.equal(decisions, most);
    assert.deepEqual(t.messages, []);
  } finally {
    await context.done();
  }
});
