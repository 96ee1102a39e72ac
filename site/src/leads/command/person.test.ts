import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { aField, aForm } from '../../forms/testing/build-form.ts';
import { openFolderUploadStore } from '../../uploads/folder-upload-store.ts';
import { uploadsFolder } from '../../uploads/uploads-folder.ts';
import type { LeadStore } from '../lead-store.ts';
import { OutboxUnavailableError } from '../outbox.ts';
import { sqlArchive } from '../sql/sql-archive.ts';
import { sqlOutbox } from '../sql/sql-outbox.ts';
import { outboxFile } from '../sqlite/outbox-file.ts';
import { outboxPath } from '../sqlite/outbox-path.ts';
import { sqliteTables } from '../sqlite/sqlite-tables.ts';
import { readCommand } from './command-line.ts';
import { openExistingStore } from './open-existing-store.ts';
import { runCommand } from './run-command.ts';

const accepted = Date.parse('2026-11-01T12:00:00Z');

/** An outbox with leads of two people, one of whom mentions the other. */
async function outboxOfTwo() {
  const folder = await testFolder();
  const path = outboxPath(folder);
  const file = outboxFile(path);
  onTestFinished(file.close);
  const outbox = sqlOutbox(
    sqliteTables(file, () => accepted),
    { owner: 'site' },
  );
  const add = async (key: string, email: string, message: string, isDelivered: boolean) => {
    const values = [
      { id: 1, emailValues: { value: email } },
      { id: 2, value: message },
    ];
    const entryMeta = { ip: '192.0.2.1', sourceUrl: 'https://shop.example/', userAgent: 'Browser' };
    const content = { values, entryMeta, hasCaptcha: false };
    await outbox.add(
      { key, formId: 1, formVersion: 'v1', fingerprint: 'f', flags: [], content },
      isDelivered ? 'delivering' : 'spam',
    );
    if (isDelivered) await outbox.finish(key, { state: 'delivered', entryId: 7, answer: '{}' });
  };
  await add('ada-1', 'Ada@Example.com', 'A secret wish', true);
  await add('ada-2', 'ada@example.com ', 'Another one', false);
  await add('bob-1', 'bob@example.com', 'Ask ada@example.com about it', true);
  return { path, file, folder };
}

const run = async (folder: string, line: string) =>
  runCommand(readCommand(line.split(' ')), await openExistingStore({ DATA_DIR: folder, DATABASE_URL: '' }));

test('exports what is stored about one person, whatever the case of the address', async () => {
  const { folder } = await outboxOfTwo();
  const lines = (await run(folder, 'export --email ADA@example.com')).split('\n').map((line) => JSON.parse(line));
  expect(lines.map(({ key }) => key).sort()).toEqual(['ada-1', 'ada-2']);
  expect(lines.find(({ key }) => key === 'ada-1')).toEqual({
    ...{ store: 'outbox of the site', key: 'ada-1', form: 1, state: 'delivered', entryId: 7 },
    accepted: '2026-11-01T12:00:00.000Z',
    values: [
      { label: 'field 1', text: 'Ada@Example.com' },
      { label: 'field 2', text: 'A secret wish' },
    ],
    ...{ ip: '192.0.2.1', sourceUrl: 'https://shop.example/', userAgent: 'Browser' },
  });
});

test('an export names the form and its fields where the site knows them', async () => {
  const { folder } = await outboxOfTwo();
  const store = await openExistingStore({ DATA_DIR: folder, DATABASE_URL: '' });
  const fields = [aField('EMAIL', 1, { label: 'Your email' }), aField('TEXT', 2, { label: '' })];
  await store.definitions.write({ ...aForm(fields), title: 'Contact' }, 'shape');
  await store.close();
  const [line = ''] = (await run(folder, 'export --email ada@example.com')).split('\n');
  expect(JSON.parse(line)).toMatchObject({ form: 'Contact', values: [{ label: 'Your email' }, { label: 'field 2' }] });
});

test('the export of a person finds their address in the texts of pictures', async () => {
  const { file, folder } = await outboxOfTwo();
  const picture = {
    fieldId: 3,
    name: 'well.jpg',
    size: 2_000,
    isMultiple: false,
    isPicture: true,
    upload: 'upload-id',
  };
  const files = JSON.stringify([{ ...picture, imageTexts: { caption: 'eve@example.com' } }]);
  await file.use((database) =>
    database.prepare("UPDATE leads SET content = json_set(content, '$.files', json(?)) WHERE key = 'bob-1'").run(files),
  );
  const line = await run(folder, 'export --email eve@example.com');
  expect(JSON.parse(line).values.slice(2)).toEqual([
    {
      ...{ label: 'field 3', text: 'well.jpg (2 KB, delivered)' },
      files: [{ name: 'well.jpg', bytes: 2_000, delivery: 'delivered' }],
    },
    { label: 'field 3, Caption', text: 'eve@example.com' },
  ]);
  expect(line).not.toContain('upload-id');
});

test('writes the export to a new file that only its owner reads', async () => {
  const { folder } = await outboxOfTwo();
  const output = join(folder, 'ada.jsonl');
  const text = await run(folder, `export --email ada@example.com --output ${output}`);
  expect(text).toBe(`Wrote 2 leads of this person to ${output}, readable by you only.`);
  expect(statSync(output).mode & 0o777).toBe(0o600);
  expect(readFileSync(output, 'utf8').trim().split('\n')).toHaveLength(2);
  expect(readFileSync(output, 'utf8').endsWith('}\n')).toBe(true);
  const empty = join(folder, 'nobody.jsonl');
  await run(folder, `export --email nobody@example.com --output ${empty}`);
  expect(readFileSync(empty, 'utf8')).toBe('');
  const nowhere = join(folder, 'no-folder', 'ada.jsonl');
  await expect(run(folder, `export --email ada@example.com --output ${nowhere}`)).rejects.toThrow('cannot be written');
});

test('says what would be erased without --yes', async () => {
  const { file, folder } = await outboxOfTwo();
  expect(await run(folder, 'erase --email ada@example.com')).toBe(
    '2 leads would be erased; add --yes to do it. 1 more only mention the address in a text, and stay.',
  );
  expect(await run(folder, 'erase --email bob@example.com')).toBe('1 lead would be erased; add --yes to do it.');
  expect(await sqlArchive(sqliteTables(file)).list([], 10)).toHaveLength(3);
});

test('erases leads with --yes, also from the disk', async () => {
  const { path, file, folder } = await outboxOfTwo();
  expect(await run(folder, 'erase --email ada@example.com --yes')).toBe(
    'Erased 2 leads from the outbox. 1 more only mention the address in a text, and stay.',
  );
  expect((await sqlArchive(sqliteTables(file)).list([], 10)).map(({ key }) => key)).toEqual(['bob-1']);
  file.close();
  for (const name of [path, `${path}-wal`]) {
    const bytes = statSync(name, { throwIfNoEntry: false }) ? readFileSync(name, 'latin1') : '';
    expect(bytes).not.toContain('A secret wish');
  }
});

test('the output names a lead that is not erased because it is just being delivered', async () => {
  const { file, folder } = await outboxOfTwo();
  await file.use((database) => database.exec("UPDATE leads SET state = 'delivering' WHERE key = 'ada-2'"));
  expect(await run(folder, 'erase --email ada@example.com --yes')).toContain('1 is being delivered right now');
  expect(await sqlArchive(sqliteTables(file)).find('ada-2')).toHaveLength(1);
});

test.each(['erase', 'erase --email nobody', 'export --email @'])('%s is refused with the reason', (line) => {
  expect(() => readCommand(line.split(' '))).toThrow(/email address|--email/);
});

test('the files of erased leads are deleted at once, except those that another lead waits with', async () => {
  const { file, folder } = await outboxOfTwo();
  const files = uploadsFolder(folder);
  const uploads = openFolderUploadStore(files);
  const [own, shared] = [randomUUID(), randomUUID()];
  for (const id of [own, shared]) {
    writeFileSync(join(files, id), 'plan');
    writeFileSync(join(files, `${id}.json`), '{}');
  }
  const lead = { fieldId: 3, name: 'plan.pdf', size: 4, isMultiple: true };
  const give = (key: string, ids: string[]) =>
    file.use((database) =>
      database
        .prepare("UPDATE leads SET state = 'accepted', content = json_set(content, '$.files', json(?)) WHERE key = ?")
        .run(JSON.stringify(ids.map((upload) => ({ ...lead, upload }))), key),
    );
  await give('ada-1', [own, shared]);
  await give('bob-1', [shared]);
  const line = 'erase --email ada@example.com --yes'.split(' ');
  await runCommand(readCommand(line), await openExistingStore({ DATA_DIR: folder, DATABASE_URL: '' }), uploads.remove);
  expect(readdirSync(files).sort()).toEqual([shared, `${shared}.json`]);
});

test('a lock that comes after the leads are erased does not hide them, or leave their files', async () => {
  const { file, folder } = await outboxOfTwo();
  const upload = randomUUID();
  const files = JSON.stringify([{ fieldId: 3, name: 'plan.pdf', size: 4, isMultiple: true, upload }]);
  await file.use((database) =>
    database.prepare("UPDATE leads SET content = json_set(content, '$.files', json(?)) WHERE key = 'ada-2'").run(files),
  );
  const store = await openExistingStore({ DATA_DIR: folder, DATABASE_URL: '' });
  let isLocked = true;
  const claims: LeadStore['claims'] = {
    async withUnclaimed(ids, work) {
      if (!isLocked) return store.claims.withUnclaimed(ids, work);
      isLocked = false;
      throw new OutboxUnavailableError('database is locked', true);
    },
  };
  const removed: string[] = [];
  const line = readCommand('erase --email ada@example.com --yes'.split(' '));
  const text = await runCommand(line, { ...store, claims }, async (id) => void removed.push(id));
  expect([text, removed]).toEqual([expect.stringContaining('Erased 2 leads'), [upload]]);
});
