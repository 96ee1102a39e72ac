/** `node cms/personal-data.ts export|erase EMAIL [--yes]`: what the local CMS stores about a person, for operators. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '@headwater/contract/text/counted.ts';
import { entryColumns } from '@headwater/gravity-forms/entries/entry-columns.ts';
import { parseEnvironment } from '@headwater/runtime/environment.ts';
import { openDatabase } from './database/open-database.ts';
import { entryTable } from './forms/entries/entry-table.ts';
import { openEntries } from './forms/entries/open-entries.ts';
import { personalData } from './forms/entries/personal-data.ts';
import { formTable } from './forms/form-table.ts';

const [command, email = '', ...flags] = process.argv.slice(2);
const folder = join(parseEnvironment(process.env).DATA_DIR, 'cms');
if (existsSync(join(folder, 'entries.sqlite'))) await run();

async function run(): Promise<void> {
  const database = openEntries(join(folder, 'entries.sqlite'));
  const content = openDatabase(join(folder, 'content.sqlite'));
  try {
    const entries = entryTable(database);
    const store = personalData(database, entries, folder);
    const found = store.entriesOf(email);
    if (command === 'export') {
      const forms = formTable(content);
      for (const { values, ...entry } of found) {
        const form = forms.byId(entry.formId);
        const answers = form ? entryColumns(form).map(({ label, text }) => ({ label, text: text(values) })) : values;
        process.stdout.write(`${JSON.stringify({ store: 'entries of the local CMS', ...entry, values: answers })}\n`);
      }
    } else if (flags.includes('--yes')) {
      await store.erase(found.map(({ id }) => id));
      process.stdout.write(
        `Erased ${counted(found.length, 'entry', 'entries')} of the local CMS, with notes, files and mails.\n`,
      );
    } else {
      process.stdout.write(`--yes would erase ${counted(found.length, 'entry', 'entries')} of the local CMS.\n`);
    }
  } finally {
    database.close();
    content.close();
  }
}
