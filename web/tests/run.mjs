// Runs browser tests: node tests/run.mjs [--only=WORDS] FILE...
//
// Two files at a time, on two lanes, or in another engine, whose driver waits much, on three, those first that take long; then, one after
// the other, the files that say in their first lines "Runs alone": what they measure is time. ROYALS_LANES=1 makes it one lane. With --only, tests that have these words in their names.
//
// A machine that stops for a second can make any of them fail once. So a test that fails is shown, then run twice more alone, and
// has to pass both times; what was seen the first time stays in the output.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from 'node:test';
import { tap } from 'node:test/reporters';

const args = process.argv.slice(2), files = args.filter(a => !a.startsWith('--')), only = args.find(a => a.startsWith('--only='))?.slice(7);
const pattern = text => text.replace(/[\\/^$.*+?()[\]{}|]/g, '\\$&');
const long = ['play', 'titles', 'lessons', 'engines', 'kill', 'killall', 'five', 'options', 'access', 'offline']; // the longest first, so that no lane waits for them at the end
const rank = f => (long.findIndex(n => f.endsWith(`/${n}.test.mjs`)) + 1) || long.length + 1;
const text = f => readFileSync(f, 'utf8');
const alone = f => /^\/\/.*Runs alone/m.test(text(f).slice(0, 1500));
const some = files.filter(f => !only || text(f).includes(only)), sorted = some.toSorted((a, b) => rank(a) - rank(b));
if (!some.length) throw new Error('no file to run');
const lanes = [[+process.env.ROYALS_LANES || (process.env.ROYALS_ENGINE ? 3 : 2), sorted.filter(f => !alone(f))], [1, sorted.filter(alone)]];

const failed = new Map(); // by file and name
let passed = 0;
const go = (concurrency, files) => new Promise(ok => {
  const events = run({ files, concurrency, ...only && { testNamePatterns: [new RegExp(pattern(only))] } });
  events.on('test:fail', ({ nesting, file, name }) => { if (nesting === 0) failed.set(`${file}\n${name}`, { file, name }); });
  events.on('test:pass', ({ skip }) => { if (skip === undefined) passed++; });
  events.on('end', () => setImmediate(ok));
  events.compose(tap).pipe(process.stdout, { end: false });
});
for (const [at, [n, files]] of lanes.entries()) {
  if (at === 0) process.env.ROYALS_CALM = '1'; else delete process.env.ROYALS_CALM; // lib.mjs says what that is
  if (files.length) await go(n, files);
}

const whole = name => files.some(f => name.endsWith(f)); // a file that did not come to its tests
const named = name => whole(name) ? only ? ['--test-name-pattern', pattern(only)] : [] : ['--test-name-pattern', `/^${pattern(name)}$/`];
const again = ({ file, name }) => {
  const r = spawnSync(process.execPath, ['--test', ...named(name), file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 26 });
  console.log(r.stdout);
  return r.status === 0 && !/^# pass 0$/m.test(r.stdout); // a name that fits no test proves nothing
};
for (const t of failed.values()) {
  console.log(`\n# failed once, run twice more: ${relative('.', t.file)}: ${t.name}`);
  t.good = again(t) && again(t);
  console.log(`# ${t.good ? 'passed twice' : 'FAILED AGAIN'}: ${t.name}`);
}
if (!passed && !failed.size) throw new Error('no test ran');
process.exitCode = [...failed.values()].every(t => t.good) ? 0 : 1;
