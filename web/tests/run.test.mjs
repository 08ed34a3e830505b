// The runner (run.mjs): what failed once is run again, and what goes on failing stays red.
import { after, test } from 'node:test';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dir = mkdtempSync(join(tmpdir(), 'royals-run-'));
after(() => rmSync(dir, { recursive: true, force: true }));

// came runs a file of such a text, and returns how it ended.
const came = (name, text) => {
  const file = join(dir, `${name}.test.mjs`), { NODE_TEST_CONTEXT, ...env } = process.env;
  writeFileSync(file, `import { test } from 'node:test';\nimport { existsSync, writeFileSync } from 'node:fs';\n${text}\n`);
  return spawnSync(process.execPath, [join(dirname(fileURLToPath(import.meta.url)), 'run.mjs'), file], { env, encoding: 'utf8' }).status;
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
