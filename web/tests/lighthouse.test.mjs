// P30: what Lighthouse says of the page: accessibility, best practices and search engines get full marks. It looks through the
// browser that the other tests use, at a page of this machine, and asks nobody else.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { demo, dist, launch, open, quit, serve } from './lib.mjs';

const categories = ['accessibility', 'best-practices', 'seo'];

// audit returns the marks and what was found wanting, and whom the browser asked.
const audit = async url => {
  const profile = mkdtempSync(join(tmpdir(), 'royals-lighthouse-'));
  const context = await launch({ profile, flags: ['--remote-debugging-port=0'] });
  try {
    const port = +readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0];
    const { lhr, artifacts } = await lighthouse(url, { port, onlyCategories: categories, output: 'json', logLevel: 'error', maxWaitForLoad: 90000,
      throttlingMethod: 'provided', disableStorageReset: true, disableFullPageScreenshot: true,
      screenEmulation: { mobile: true, width: 360, height: 640, deviceScaleFactor: 1 } });
    assert.equal(lhr.runtimeError, undefined, JSON.stringify(lhr.runtimeError));
    return {
      marks: Object.fromEntries(categories.map(c => [c, lhr.categories[c].score])),
      wanting: Object.values(lhr.audits).filter(a => a.score !== null && a.score < 1).map(a => `${a.id}: ${a.title} ${JSON.stringify(a.details?.items || '')}`),
      asked: artifacts.DevtoolsLog.filter(m => m.method === 'Network.requestWillBeSent').map(m => m.params.request.url),
    };
  } finally {
    await context.done();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};

const full = Object.fromEntries(categories.map(c => [c, 1]));

test('P30: Lighthouse gives full marks for accessibility, best practices and search', async () => {
  const host = await serve(dist());
  try {
    const { marks, wanting, asked } = await audit(host.url + '?clock=test');
    assert.deepEqual(marks, full, wanting.join('\n'));
    assert.ok(asked.some(u => /game-.*\.gz$/.test(u)), 'the game was there');
    assert.deepEqual(asked.filter(u => !u.startsWith(host.url) && !u.startsWith('data:') && !u.startsWith('blob:')), []);
  } finally {
    await host.stop();
  }
});
