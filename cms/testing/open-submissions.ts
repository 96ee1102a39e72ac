import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { entryTable } from '../forms/entries/entry-table.ts';
import { openEntries } from '../forms/entries/open-entries.ts';
import { entryFiles } from '../forms/files/entry-files.ts';
import type { Caller } from '../forms/submission/caller.ts';
import {
  type SentParts,
  type SubmissionOptions,
  type SubmitInput,
  submissions,
} from '../forms/submission/submit-form.ts';

export const visitor: Caller = { isSite: false, isCaptchaExpired: false };

/**
 * Takes submissions of one form without a CMS around it, in a folder of its own.
 * @param atEnd is given what deletes that folder, to be called at the end of the test
 */
export async function openSubmissions(
  atEnd: (remove: () => Promise<void>) => void,
  form: Form,
  options: Partial<SubmissionOptions> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-submissions-'));
  const database = openEntries(':memory:');
  atEnd(async () => {
    database.close();
    await rm(folder, { recursive: true });
  });
  const entries = entryTable(database);
  const parts: SubmissionOptions = {
    entries,
    files: entryFiles(join(folder, 'entry-files')),
    verifyCaptcha: undefined,
    places: { baseUrl: 'http://cms.test', pageUri: () => undefined },
    adminEmail: () => 'office@example.com',
    now: () => new Date('2026-03-04T05:06:07.000Z'),
    ...options,
  };
  const { submit } = submissions(parts);
  return {
    ...parts,
    /** @param values texts by field ID */
    submit: (
      values: Record<number, string>,
      input: Partial<SubmitInput> = {},
      caller: Caller = visitor,
      sent?: SentParts,
    ) => {
      const fieldValues = Object.entries(values).map(([id, value]) => ({ id: Number(id), value }));
      return submit(form, { id: String(form.id), fieldValues, ...input }, caller, sent);
    },
  };
}
