import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { entryTable } from '@headwater/cms/forms/entries/entry-table.ts';
import { openEntries } from '@headwater/cms/forms/entries/open-entries.ts';
import { expect, test } from 'vitest';
import { cmsFolder } from '../paths.ts';
import { testFolder } from '../test-folder.ts';
import { personCommand } from './person-command.ts';

test.each([[['list', '--state', 'dead']], [['export', '--output', 'a.csv']]])(
  'the command %j does not concern one person',
  (args) => {
    expect(personCommand(args)).toBeUndefined();
  },
);

test.each([
  [
    ['export', '--email', 'a@b.c', '--output', 'x'],
    { command: 'export', email: 'a@b.c', isConfirmed: false, output: 'x' },
  ],
  [['erase', '--email', 'a@b.c', '--yes'], { command: 'erase', email: 'a@b.c', isConfirmed: true, output: undefined }],
])('the command %j concerns one person: %j', (args, person) => {
  expect(personCommand(args)).toEqual(person);
});

test('the local CMS exports and erases the entries of one person', async () => {
  const folder = await testFolder();
  await mkdir(join(folder, 'cms'));
  const database = openEntries(join(folder, 'cms', 'entries.sqlite'));
  const origin = {
    ip: '192.0.2.1',
    sourceUrl: null,
    userAgent: null,
    captcha: null,
    mutationId: null,
    fingerprint: '',
  };
  const entries = entryTable(database);
  for (const email of ['ada@example.com', 'bob@example.com']) {
    entries.insert({ ...origin, formId: 1, dateCreated: '2026-01-01T00:00:00Z', values: { 1: email } });
  }
  const run = async (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: folder };
    return (await promisify(execFile)(process.execPath, [join(cmsFolder, 'personal-data.ts'), ...args], { env }))
      .stdout;
  };
  expect(JSON.parse(await run('export', 'Ada@example.com'))).toMatchObject({ id: 1, ip: '192.0.2.1' });
  expect(await run('erase', 'ada@example.com')).toBe('--yes would erase 1 entry of the local CMS.\n');
  expect(await run('erase', 'ada@example.com', '--yes')).toContain('Erased 1 entry of the local CMS');
  expect(entries.list({}, { limit: 9, offset: 0 }).map(({ id }) => id)).toEqual([2]);
  database.close();
});
