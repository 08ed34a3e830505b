// The runner (run.mjs): what failed once is run again, and what goes on failing stays red. And how the drivers of the other engines begin and
// end (engine/shared.mjs).
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { steadily } from './engine/shared.mjs';

const dir = mkdtempSync(join(tmpdir(), 'royals-run-'));
after(() => rmSync(dir, { recursive: true, force: true }));

// came runs a file of such a text, or several, and returns how that ended.
const came = (name, text, ...more) => {
  const { NODE_TEST_CONTEXT, ...env } = process.env, files = [text].flat().map((text, i) => {
    const file = join(dir, `${name}${i}.test.mjs`);
    writeFileSync(file, `${text}\nimport { test } from 'node:test';\nimport { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';\n`);
    return file;
  });
  return spawnSync(process.execPath, [join(dirname(fileURLToPath(import.meta.url)), 'run.mjs'), ...more, ...files], { env, encoding: 'utf8' }).status;
};
const unless = (n, body = '') => `{ ${Array.from({ length: n }, (_, i) => `if (!existsSync('${dir}/seen${n}${i}')) { writeFileSync('${dir}/seen${n}${i}', ''); throw new Error('time ${i}'); }`).join(' ')} ${body} }`;

test('a file whose tests pass is green', () => assert.equal(came('good', "test('good', () => {});"), 0));
test('a test that fails once and passes twice is green', () => assert.equal(came('once', `test('once: a/b (x) [y]', () => ${unless(1)});\ntest('other', () => {});`), 0));
test('a test that fails a second time is red', () => assert.equal(came('second', `test('second', () => ${unless(2)});`), 1));
test('a test that always fails is red, and so is one within a test', () => {
  assert.equal(came('bad', "test('bad', () => { throw new Error('ever'); });\ntest('good', () => {});"), 1);
  assert.equal(came('within', "test('within', async t => { await t.test('sub', () => { throw new Error('ever'); }); });"), 1);
});
test('a test whose name changes from run to run cannot be run again, and is red', () => assert.equal(came('named', `test('at ' + Math.random(), () => ${unless(3)});`), 1));
test('a file that does not come to its tests is red', () => assert.equal(came('crash', "throw new Error('early');"), 1));
test('with words, tests that have them in their names run, and no others', () => {
  const text = "test('good (here)', () => {});\ntest('bad', () => { throw new Error('not wanted'); });", other = "throw new Error('not wanted');";
  assert.equal(came('some', [text, other], '--only=(here)'), 0);
  assert.equal(came('some', [text, other]), 1);
  assert.equal(came('none', [text], '--only=(there)'), 1);
});
test('two files run at a time, but for one that runs alone', () => {
  // Each of two waits for the other. The third finds neither. What goes wrong once is known for good, whatever comes when it is run again.
  const wrong = why => `writeFileSync('${dir}/wrong', ''); throw new Error('${why}');`;
  const wait = (me, other) => `test('${me}', async () => { writeFileSync('${dir}/at${me}', ''); for (let n = 0; !existsSync('${dir}/at${other}'); n++) { if (n > 300) { ${wrong('alone')} } await new Promise(ok => setTimeout(ok, 50)); } await new Promise(ok => setTimeout(ok, 500)); });
process.on('exit', () => rmSync('${dir}/in${me}'));
writeFileSync('${dir}/in${me}', '');`;
  const alone = `// Runs alone.\ntest('third', async () => { for (let n = 0; n < 30; n++) { if (readdirSync('${dir}').some(n => /^in/.test(n))) { ${wrong('not alone')} } await new Promise(ok => setTimeout(ok, 50)); } });`;
  assert.equal(came('lanes', [alone, wait('a', 'b'), wait('b', 'a')]), 0);
  assert.ok(!existsSync(join(dir, 'wrong')));
});

test('a start that fails is tried anew, twice at most', async () => {
  for (const [bad, begun] of [[0, 1], [2, 3], [3, 3]]) {
    let n = 0;
    const start = steadily(async () => { if (n++ < bad) throw new Error('dead'); return 'here'; });
    if (bad < 3) assert.equal(await start, 'here'); else await assert.rejects(start, /dead/);
    assert.equal(n, begun);
  }
});
for (const [how, end] of Object.entries({ ends: 'process.exit(0)', 'is ended': 'setInterval(() => {}, 1000)', throws: "throw new Error('early')" })) {
  test(`a test file that ${how} takes its browsers with it`, async () => {
    const shared = join(dirname(fileURLToPath(import.meta.url)), 'engine/shared.mjs');
    const text = `import { spawn } from 'node:child_process'; import { started } from ${JSON.stringify(shared)};
      process.stdout.write(started(spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' }).pid) + '\\n', () => { ${end}; });`;
    const p = spawn(process.execPath, ['--input-type=module', '-e', text], { stdio: ['ignore', 'pipe', 'ignore'] });
    const over = new Promise(ok => p.once('exit', ok)), pid = +await new Promise(ok => p.stdout.once('data', b => ok(String(b))));
    assert.ok(pid > 1);
    if (how === 'is ended') p.kill();
    await over;
    const there = () => { try { return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8')); } catch { return false; } };
    for (let n = 0; there() && n < 100; n++) await new Promise(ok => setTimeout(ok, 50));
    assert.ok(!there(), 'it runs on');
  });
}
