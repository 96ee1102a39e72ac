import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPageSnapshot } from './page-snapshot.ts';

test.each([
  ['a cookie', 200, { 'set-cookie': 'a=b' }],
  ['a ban on storing it', 200, { 'cache-control': 'private, no-store' }],
  ['an error', 503, {}],
])('a page with %s is refused, whoever offers it', async (_what, status, headers) => {
  const folder = mkdtempSync(join(tmpdir(), 'headwater-snapshot-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const snapshot = await openPageSnapshot({ folder, maxBytes: 1e6, origin: '', build: '', warn: () => undefined });
  const page = { status: 200, headers: {}, body: Buffer.from('page'), tags: [], isPartial: false };
  snapshot.write('/good/', page);
  snapshot.write('/never/', { ...page, status, headers });
  await snapshot.idle();
  expect(snapshot.has('/never/')).toBe(false);
  expect(readdirSync(folder)).toHaveLength(1);
});
