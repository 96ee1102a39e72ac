import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startFormCms, submit } from '../../testing/form-cms.ts';
import { entryTable } from './entry-table.ts';
import { openEntries } from './open-entries.ts';
import { personalData } from './personal-data.ts';

test('finds a person’s entries by the address, and erases them with notes and mails, from the disk as well', async () => {
  const mail = {
    id: 'desk',
    name: 'Desk',
    to: { address: 'desk@example.com' },
    from: 'a@example.com',
    subject: 'New',
    message: '{all_fields}',
  };
  const cms = await startFormCms([
    {
      id: 1,
      title: 'A',
      fields: [
        { type: 'EMAIL', id: 1 },
        { type: 'TEXT', id: 2 },
      ],
      confirmations: [],
      notifications: [mail],
    },
  ]);
  onTestFinished(cms.remove);
  const send = (email: string, text: string) =>
    submit(cms, {
      id: '1',
      fieldValues: [
        { id: 1, emailValues: { value: email } },
        { id: 2, value: text },
      ],
    });
  await send('Ada@example.com', 'A secret wish');
  await send('bob@example.com', 'Ask ada@example.com');
  const file = join(cms.folder, 'entries.sqlite');
  const database = openEntries(file);
  onTestFinished(() => database.close());
  const store = personalData(database, entryTable(database), cms.folder);
  const [own, shared] = ['a'.repeat(64), 'b'.repeat(64)];
  const files = join(cms.folder, 'entry-files');
  await mkdir(files);
  for (const hash of [own, shared]) await writeFile(join(files, hash), 'file');
  const keep = database.prepare('INSERT INTO entry_values (entry_id, form_id, input_id, value) VALUES (?, 1, 9, ?)');
  keep.run(1, JSON.stringify([`http://cms.test/?file=${own}`, `http://cms.test/?file=${shared}`]));
  keep.run(2, `http://cms.test/?file=${shared}`);
  const found = store.entriesOf('ada@EXAMPLE.com');
  expect(found.map(({ id }) => id)).toEqual([1]);
  await store.erase([1]);
  expect(store.entriesOf('ada@example.com')).toEqual([]);
  expect(cms.forms.entries.byId(2)?.values).toMatchObject({ 2: 'Ask ada@example.com' });
  expect(await readdir(join(cms.folder, 'outbox'))).toEqual(['entry-2-desk.eml']);
  expect(await readdir(files)).toEqual([shared]);
  expect(await readFile(file, 'latin1')).not.toContain('A secret wish');
});
