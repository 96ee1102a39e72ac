import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkDataFolders } from './check-data-folder.ts';
import { explainStartError } from './explain-start-error.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('missing folders are created empty', async () => {
  const DATA_DIR = join(await newFolder(), 'deep', 'data');
  checkDataFolders({ DATA_DIR, UPLOADS_DIR: '' });
  expect(await readdir(DATA_DIR, { recursive: true })).toEqual(['site', join('site', 'lead-files')]);
});

test.each(['DATA_DIR', 'UPLOADS_DIR'])(
  'with an unwritable %s, the start fails with one line that says what to do',
  async (variable) => {
    const folder = await newFolder();
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    let line = '';
    try {
      checkDataFolders({ DATA_DIR: folder, UPLOADS_DIR: '', [variable]: join(file, 'data') });
    } catch (error) {
      line = explainStartError(error);
    }
    expect(line).toBe(
      `This user cannot write to ${join(file, 'data')} (ENOTDIR). ` +
        `Give the user that runs the site the right to write, or set ${variable} to another folder.`,
    );
  },
);
