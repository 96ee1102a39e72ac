import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourcesHash } from './sources-hash.ts';

test('the hash changes with the drawing code, and with no test of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-drawings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'pump.ts'), 'one');
  const before = sourcesHash(folder);
  await writeFile(join(folder, 'pump.test.ts'), 'one');
  expect(sourcesHash(folder)).toBe(before);
  await writeFile(join(folder, 'pump.ts'), 'two');
  expect(sourcesHash(folder)).not.toBe(before);
});
