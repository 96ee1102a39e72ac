import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourcesHash } from './sources-hash.ts';

/** A folder with one file of drawing code. */
async function drawingCode() {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-drawings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'pump.ts'), 'one');
  return folder;
}

test('the hash changes with the drawing code', async () => {
  const folder = await drawingCode();
  const before = sourcesHash(folder);
  await writeFile(join(folder, 'pump.ts'), 'two');
  expect(sourcesHash(folder)).not.toBe(before);
});

test('the hash does not change with the tests of the drawing code', async () => {
  const folder = await drawingCode();
  const before = sourcesHash(folder);
  await writeFile(join(folder, 'pump.test.ts'), 'one');
  expect(sourcesHash(folder)).toBe(before);
});
