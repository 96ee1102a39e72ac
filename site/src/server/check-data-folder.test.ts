import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDataFolder } from './check-data-folder.ts';
import { explainStartError } from './explain-start-error.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a missing data folder is created empty', async () => {
  const folder = join(await newFolder(), 'deep', 'data');
  checkDataFolder(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('with an unwritable data folder, the start fails with one line that says what to do', async () => {
  const file = join(await newFolder(), 'a-file');
  await writeFile(file, '');
  let line = '';
  try {
    checkDataFolder(join(file, 'data'));
  } catch (error) {
    line = explainStartError(error);
  }
  expect(line).toBe(
    `DATA_DIR is "${join(file, 'data')}", but this user cannot write there (ENOTDIR). ` +
      'Give the user that runs the site the right to write, or set DATA_DIR to another folder.',
  );
});
