import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startFormCms, submit } from '../../testing/form-cms.ts';
import { newEntry } from '../../testing/new-entry.ts';
import { entryTable } from './entry-table.ts';
import { openEntries } from './open-entries.ts';
import { personalData } from './personal-data.ts';

const [ownFile, sharedFile] = ['a'.repeat(64), 'b'.repeat(64)] as const;

/** A CMS with a lead of Ada, with a mail and two files, and one of Bob that names her and one of her files. */
async function leadsOfAdaAndBob() {
  const mail = {
    id: 'desk',
    name: 'Desk',
    to: { address: 'desk@example.com' },
    from: 'a@example.com',
    subject: 'New',
    message: '{all_fields}',
  };
  const fields = [
    { type: 'EMAIL', id: 1 },
    { type: 'TEXT', id: 2 },
  ] as const;
  const cms = await startFormCms([
    { id: 1, title: 'A', fields: [...fields], confirmations: [], notifications: [mail] },
  ]);
  const send = (email: string, value: string) =>
    submit(cms, {
      id: '1',
      fieldValues: [
        { id: 1, emailValues: { value: email } },
        { id: 2, value },
      ],
    });
  await send('Ada@example.com', 'A secret wish');
  await send('bob@example.com', 'Ask ada@example.com');
  const database = openEntries(join(cms.folder, 'entries.sqlite'));
  onTestFinished(() => database.close());
  await writeFiles(join(cms.folder, 'entry-files'), [ownFile, sharedFile]);
  const keep = database.prepare('INSERT INTO entry_values (entry_id, form_id, input_id, value) VALUES (?, 1, 9, ?)');
  keep.run(1, JSON.stringify([`http://cms.test/?file=${ownFile}`, `http://cms.test/?file=${sharedFile}`]));
  keep.run(2, `http://cms.test/?file=${sharedFile}`);
  return { cms, store: personalData(database, entryTable(database), cms.folder) };
}

test('finds the entries of a person by their whole address, ignoring case', async () => {
  const { store } = await leadsOfAdaAndBob();
  expect(store.entriesOf('ada@EXAMPLE.com').map(({ id }) => id)).toEqual([1]);
});

test('erasing the entries of a person keeps those of others', async () => {
  const { cms, store } = await leadsOfAdaAndBob();
  await store.erase([1]);
  expect(store.entriesOf('ada@example.com')).toEqual([]);
  expect(cms.forms.entries.byId(2)?.values).toMatchObject({ 2: 'Ask ada@example.com' });
});

test('erasing an entry deletes the files that no other entry names', async () => {
  const { cms, store } = await leadsOfAdaAndBob();
  await store.erase([1]);
  expect(await readdir(join(cms.folder, 'entry-files'))).toEqual([sharedFile]);
});

test('erasing an entry deletes the notes of editors about it', async () => {
  const { cms, store } = await leadsOfAdaAndBob();
  for (const id of [1, 2]) cms.forms.log.addNote(id, 'Grace', `About ${id}`, '2026-01-01T00:00:00Z');
  await store.erase([1]);
  expect([1, 2].map((id) => cms.forms.log.notes(id).map(({ text }) => text))).toEqual([[], ['About 2']]);
});

/** The CMS's folder with entries of form 1: each has a person's address and what else it stores. */
async function folderWith(...stored: { email: string; others?: string[] }[]) {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-personal-'));
  const database = openEntries(join(folder, 'entries.sqlite'));
  onTestFinished(async () => {
    database.close();
    await rm(folder, { recursive: true });
  });
  const entries = entryTable(database);
  for (const { email, others = [] } of stored) {
    const values = Object.fromEntries([email, ...others].map((value, index) => [index + 1, value]));
    entries.insert(newEntry(values));
  }
  return { folder, entries, store: personalData(database, entries, folder) };
}

async function writeFiles(folder: string, names: readonly string[]): Promise<void> {
  await mkdir(folder);
  for (const name of names) await writeFile(join(folder, name), 'text');
}

test('finds each entry of a person once, whatever its status, by an address with spaces around it', async () => {
  const ada = 'ada@example.com';
  const { entries, store } = await folderWith(
    { email: ada, others: [ada] },
    { email: 'bob@example.com' },
    { email: ada },
  );
  entries.setStatus(3, 'TRASH');
  expect(store.entriesOf(` ${ada}\n`).map(({ id }) => id)).toEqual([1, 3]);
  expect(store.entriesOf('nobody@example.com')).toEqual([]);
});

test('erases entries even if the folder of mails and their files do not exist', async () => {
  const files = [`http://cms.test/?hash=${'a'.repeat(64)}`];
  const { entries, store } = await folderWith({ email: 'ada@example.com', others: files });
  await store.erase([1]);
  expect(entries.count({})).toBe(0);
});

test('erasing an entry that does not exist changes nothing', async () => {
  const { folder, entries, store } = await folderWith({ email: 'ada@example.com' });
  await writeFiles(join(folder, 'outbox'), ['entry-1-desk.eml']);
  await store.erase([7]);
  expect(entries.count({})).toBe(1);
  expect(await readdir(join(folder, 'outbox'))).toEqual(['entry-1-desk.eml']);
});

test('erasing entries deletes only their own mails from the folder of mails', async () => {
  const { folder, store } = await folderWith({ email: 'ada@example.com' }, { email: 'ada@example.com' });
  const outbox = join(folder, 'outbox');
  const others = ['entry-10-desk.eml', 'entry-21-desk.eml', 'entry-x.eml', 'notes.txt', 'old-entry-1-desk.eml'];
  await writeFiles(outbox, ['entry-1-desk.eml', 'entry-1-copy.eml.part', 'entry-2-desk.eml', ...others]);
  await store.erase([1, 2]);
  expect((await readdir(outbox)).toSorted()).toEqual(others);
});

test('a file is deleted with the last entry that names it', async () => {
  const hash = 'c'.repeat(64);
  const plan = `http://cms.test/?hash=${hash}&gf-download=plan.pdf`;
  const { folder, store } = await folderWith(...['a', 'b'].map((email) => ({ email, others: [plan, plan] })));
  const files = join(folder, 'entry-files');
  await writeFiles(files, [hash, 'd'.repeat(64)]);
  await store.erase([1]);
  expect((await readdir(files)).toSorted()).toEqual([hash, 'd'.repeat(64)]);
  await store.erase([2]);
  expect(await readdir(files)).toEqual(['d'.repeat(64)]);
});

test('nothing that a person wrote is left in the files of the database', async () => {
  const { folder, store } = await folderWith({ email: 'ada@example.com', others: ['A secret wish'] });
  const names = ['entries.sqlite', 'entries.sqlite-wal'];
  const written = async () => (await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))).join('');
  expect(await written()).toContain('A secret wish');
  await store.erase([1]);
  expect(await written()).not.toContain('A secret wish');
});
