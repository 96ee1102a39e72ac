import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { SavedFormsUnavailableError } from './saved-form-store.ts';
import { openSavedForms } from './saved-forms.ts';
import { openContent, sealContent } from './seal-content.ts';
import { sqliteSavedForms } from './sqlite-saved-forms.ts';

const DAY = 24 * 3_600_000;
const upload = '6c84fb90-12c4-41e1-840d-ff0b4d5b3a11';
const form = aForm([
  aField('TEXT', 1),
  aField('TEXT', 2, { isPassword: true }),
  aField('CONSENT', 3),
  aField('FILEUPLOAD', 4, { acceptsFiles: true }),
]);
const values = [
  { id: 1, value: 'Ada Lovelace wants a pump' },
  { id: 2, value: 'secret' },
  { id: 3, value: '1' },
  { id: 4, fileUploadValues: [{ name: 'plan.pdf', size: 3, upload }] },
];
const saved = { form, values, formPage: 1, page: '/contact/', visitor: 'ada' };

async function open(time = { now: 1_000_000 }) {
  const folder = await testFolder();
  const errors: unknown[] = [];
  const options = { days: 30, onError: (error: unknown) => void errors.push(error), now: () => time.now };
  const start = () => {
    const store = sqliteSavedForms(folder);
    const forms = openSavedForms({ ...options, store });
    const stop = async () => {
      forms.stop();
      await store.close();
    };
    onTestFinished(stop);
    return { ...forms, stop };
  };
  const forms = start();
  return { forms, folder, time, errors, start, file: join(folder, 'site', 'saved-forms.sqlite') };
}

test('a saved form is found by its link after a restart, without passwords and consents', async () => {
  const { forms, start } = await open();
  const token = await forms.save(saved);
  expect(token).toMatch(/^[\w-]{43}$/);
  await forms.stop();
  const again = start();
  const found = await again.find(token);
  expect(found).toMatchObject({
    state: 'open',
    formId: 1,
    content: { values: [values[0], values[3]], page: '/contact/' },
  });
});

test('a form that an earlier version saved, which did not record visitors, is found and saved again', async () => {
  const { forms, start, file } = await open();
  const token = await forms.save(saved);
  await forms.stop();
  const database = new DatabaseSync(file);
  database.exec('ALTER TABLE savedForms DROP COLUMN visitor; PRAGMA user_version = 0;');
  database.close();
  const upgraded = start();
  expect(await upgraded.find(token)).toMatchObject({ state: 'open' });
  expect(await upgraded.save({ ...saved, token })).toBe(token);
});

test('a saved form is not found by another link than its own', async () => {
  const { forms } = await open();
  const token = await forms.save(saved);
  for (const unknown of ['', 'x', 'a'.repeat(43), token.slice(1)]) {
    expect(await forms.find(unknown)).toEqual({ state: 'unknown' });
  }
});

test('the file reveals neither what was entered nor the token', async () => {
  const { forms, file } = await open();
  const token = await forms.save(saved);
  await forms.stop();
  const bytes = readFileSync(file, 'latin1');
  for (const text of ['Ada', 'Lovelace', 'plan.pdf', '/contact/', token]) expect(bytes).not.toContain(text);
});

test('only its owner may read the file of saved forms', async () => {
  const { forms, file } = await open();
  await forms.save(saved);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('content that was sealed with another token, or changed, is not opened', () => {
  const [one, other] = ['A'.repeat(43), 'B'.repeat(43)];
  const sealed = sealContent(one, 'text');
  expect(openContent(one, sealed)).toBe('text');
  expect(openContent(other, sealed)).toBeUndefined();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(openContent(one, sealed)).toBeUndefined();
  expect(openContent(one, new Uint8Array(3))).toBeUndefined();
  expect(Buffer.from(sealContent(one, 'text'))).not.toEqual(Buffer.from(sealContent(one, 'text')));
});

test('a form that is saved again keeps its link', async () => {
  const { forms } = await open();
  const token = await forms.save(saved);
  const changed = [{ id: 1, value: 'Two pumps' }];
  expect(await forms.save({ ...saved, values: changed, page: '/saved-form', token })).toBe(token);
  expect(await forms.find(token)).toMatchObject({ content: { values: changed, page: '/contact/' } });
});

test('another form gets another link', async () => {
  const { forms } = await open();
  const token = await forms.save(saved);
  const other = { ...saved, form: { ...form, databaseId: 2 } };
  expect(await forms.save({ ...other, token })).not.toBe(token);
});

test('a form is not saved under a link that the site did not make', async () => {
  const { forms } = await open();
  expect(await forms.save({ ...saved, token: 'C'.repeat(43) })).not.toBe('C'.repeat(43));
});

test('a form that was sent is deleted with its claim on files', async () => {
  const { forms, file } = await open();
  const token = await forms.save(saved);
  expect(await forms.unclaimed([upload, 'other'])).toEqual(['other']);
  await forms.finish(token);
  expect(await forms.unclaimed([upload])).toEqual([upload]);
  await forms.stop();
  expect(readFileSync(file, 'latin1')).not.toContain(upload);
});

test('the link of a form that was sent says so until its time is over', async () => {
  const { forms, time, start } = await open();
  const token = await forms.save(saved);
  await forms.finish(token);
  expect(await forms.find(token)).toEqual({ state: 'sent' });
  await forms.stop();
  time.now += 61 * DAY;
  const later = start();
  expect(await later.find(token)).toEqual({ state: 'unknown' });
});

test('a link expires after 30 days', async () => {
  const { forms, time } = await open();
  const token = await forms.save(saved);
  time.now += 30 * DAY - 1;
  expect(await forms.find(token)).toMatchObject({ state: 'open' });
  time.now += 1;
  expect(await forms.find(token)).toEqual({ state: 'expired' });
});

test('a sweep deletes what was saved under an expired link with its claim on files', async () => {
  const { forms, time, start, file } = await open();
  const token = await forms.save(saved);
  time.now += 30 * DAY;
  await forms.stop();
  const swept = start();
  expect(await swept.find(token)).toEqual({ state: 'expired' });
  expect(await swept.unclaimed([upload])).toEqual([upload]);
  await swept.stop();
  expect(readFileSync(file, 'latin1')).not.toContain(upload);
});

/** Two saved forms, and a function that counts mails about one. */
async function mailsOfTwo() {
  const { forms, time } = await open();
  const [one, two] = [await forms.save(saved), await forms.save(saved)];
  const counts = async (token: string, recipients: string[]) => {
    const results = [];
    for (const recipient of recipients) results.push(await forms.countMail(token, recipient));
    return results;
  };
  return { one, two, counts, time };
}

test('at most three mails a day go to an address for a form', async () => {
  const { one, two, counts, time } = await mailsOfTwo();
  expect(await counts(one, ['a', 'a'])).toEqual([true, true]);
  expect(await counts(two, ['a', 'a'])).toEqual([true, false]);
  time.now += DAY + 1;
  expect(await counts(two, ['a'])).toEqual([true]);
});

test('at most five mails go out for a saved form', async () => {
  const { one, counts, time } = await mailsOfTwo();
  expect(await counts(one, ['a', 'a'])).toEqual([true, true]);
  time.now += DAY + 1;
  expect(await counts(one, ['b', 'c', 'd', 'e'])).toEqual([true, true, true, false]);
});

test('saved forms fail only until their store can be opened', async () => {
  const folder = await testFolder();
  // A folder in the place of the file.
  const { mkdirSync, rmdirSync } = await import('node:fs');
  const place = join(folder, 'site', 'saved-forms.sqlite');
  mkdirSync(place, { recursive: true });
  const failures: unknown[] = [];
  const store = sqliteSavedForms(folder);
  const forms = openSavedForms({ store, days: 30, onError: (error) => failures.push(error) });
  onTestFinished(async () => {
    forms.stop();
    await store.close();
  });
  await expect(forms.save(saved)).rejects.toThrow(SavedFormsUnavailableError);
  expect(failures).toHaveLength(1);
  rmdirSync(place);
  expect(await forms.find(await forms.save(saved))).toMatchObject({ state: 'open' });
});
