// The same source gives the same bytes, wherever it lies, and the folder is small enough for a first visit.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, root } from './lib.mjs';

test('two builds on two paths give identical bytes', () => {
  const other = mkdtempSync(join(tmpdir(), 'royals-elsewhere-'));
  try {
    for (const name of ['go.mod', 'go.sum', 'main.go', 'engine', 'game', 'sprites', 'web']) {
      cpSync(join(root, name), join(other, name), { recursive: true, filter: p => !p.includes('node_modules') });
    }
    execFileSync('go', ['run', './web/build', '-out', 'there'], { cwd: other, stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('go', ['run', './web/build', '-out', join(other, 'here')], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    const names = readdirSync(join(other, 'here'));
    assert.deepEqual(readdirSync(join(other, 'there')), names);
    for (const n of names) assert.ok(readFileSync(join(other, 'here', n)).equals(readFileSync(join(other, 'there', n))), n);
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
});

test('P31: everything for the first game is at most 5 MB on its way', () => {
  const bytes = readdirSync(dist()).filter(name => !name.startsWith('shown-')).reduce((n, name) => n + statSync(join(dist(), name)).size, 0);
  assert.ok(bytes <= 5e6, `${bytes} bytes`);
});

test('the thinker is at most 0.75 MB more', () => {
  const [name] = readdirSync(dist()).filter(n => /^thinker-.*\.gz$/.test(n)), { size } = statSync(join(dist(), name));
  assert.ok(size <= 750e3, `${size} bytes`);
});
