// Runs browser tests, one file after the other: node tests/run.mjs FILE...
//
// A machine that stops for a second can make any of them fail once. So a test that fails is shown, then run twice more alone, and
// has to pass both times; what was seen the first time stays in the output.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { run } from 'node:test';
import { tap } from 'node:test/reporters';

const files = process.argv.slice(2), failed = new Map(); // by file and name
const events = run({ files, concurrency: 1 });
events.on('test:fail', ({ nesting, file, name }) => { if (nesting === 0) failed.set(`${file}\n${name}`, { file, name }); });
events.compose(tap).pipe(process.stdout);
events.on('end', () => setImmediate(() => {
  const whole = name => files.some(f => name.endsWith(f)); // a file that did not come to its tests
  const only = name => whole(name) ? [] : ['--test-name-pattern', `/^${name.replace(/[\\/^$.*+?()[\]{}|]/g, '\\$&')}$/`];
  const again = ({ file, name }) => {
    const r = spawnSync(process.execPath, ['--test', ...only(name), file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 26 });
    console.log(r.stdout);
    return r.status === 0 && !/^# pass 0$/m.test(r.stdout); // a name that fits no test proves nothing
  };
  for (const t of failed.values()) {
    console.log(`\n# failed once, run twice more: ${relative('.', t.file)}: ${t.name}`);
    t.good = again(t) && again(t);
    console.log(`# ${t.good ? 'passed twice' : 'FAILED AGAIN'}: ${t.name}`);
  }
  process.exitCode = [...failed.values()].every(t => t.good) ? 0 : 1;
}));
