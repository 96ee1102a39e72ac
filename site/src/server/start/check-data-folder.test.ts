import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, test } from 'vitest';
import { checkDataFolders } from './check-data-folder.ts';
import { explainStartError } from './explain-start-error.ts';

test('missing folders are created empty', async () => {
  const DATA_DIR = join(await testFolder(), 'deep', 'data');
  checkDataFolders({ DATA_DIR, UPLOADS_DIR: '' });
  expect(await readdir(DATA_DIR, { recursive: true })).toEqual(['site', join('site', 'lead-files')]);
});

test.each(['DATA_DIR', 'UPLOADS_DIR'])(
  'with an unwritable %s, the start fails with one line that says what to do',
  async (variable) => {
    const folder = await testFolder();
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
