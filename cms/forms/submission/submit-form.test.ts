import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { fileFacts } from '@headwater/gravity-forms/entries/file-url.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openSubmissions } from '../../testing/open-submissions.ts';
import { receivedFile } from '../files/entry-files.ts';

const form: Form = {
  id: 3,
  title: 'Question',
  fields: [
    { type: 'TEXT', id: 1, label: 'Name', isRequired: true },
    { type: 'FILEUPLOAD', id: 2, label: 'Plan' },
    { type: 'TEXT', id: 4, label: 'Serial number', noDuplicates: true },
  ],
  confirmations: [
    { type: 'MESSAGE', id: 'd', name: 'Default', isDefault: true, message: 'Entry {entry_id}, {admin_email}.' },
  ],
};
const thanks = (entryId: number) => ({
  type: 'MESSAGE',
  message: expect.stringContaining(`>Entry ${entryId}, office@example.com.<`),
});

test('an accepted submission is an entry with its values and its time', async () => {
  const { submit, entries } = await openSubmissions(onTestFinished, form);
  expect(await submit({ 1: 'Ada' })).toMatchObject({
    kind: 'accepted',
    entryId: 1,
    isNew: true,
    confirmation: thanks(1),
  });
  expect(entries.byId(1)).toEqual({
    id: 1,
    formId: 3,
    dateCreated: '2026-03-04T05:06:07.000Z',
    status: 'ACTIVE',
    isRead: false,
    captcha: null,
    ip: null,
    sourceUrl: null,
    userAgent: null,
    values: { 1: 'Ada' },
  });
});

test('the same key again gets the first outcome, which is not new', async () => {
  const { submit, entries } = await openSubmissions(onTestFinished, form);
  const first = await submit({ 1: 'Ada' }, { clientMutationId: 'key' });
  expect(await submit({ 1: 'Ada' }, { clientMutationId: 'key' })).toEqual({ ...first, isNew: false });
  expect(entries.count({})).toBe(1);
});

test('a key has at most 255 characters', async () => {
  const { submit, entries } = await openSubmissions(onTestFinished, form);
  expect(await submit({ 1: 'Ada' }, { clientMutationId: 'k'.repeat(255) })).toMatchObject({ kind: 'accepted' });
  const tooLong = submit({ 1: 'Ada' }, { clientMutationId: 'k'.repeat(256) });
  await expect(tooLong).rejects.toThrow('A clientMutationId has at most 255 characters.');
  expect(entries.count({})).toBe(1);
});

test('the response to an invalid value names its field, and neither an entry nor a file is stored', async () => {
  const { submit, entries, files } = await openSubmissions(onTestFinished, form);
  const plan = new File(['a plan'], 'plan.pdf');
  expect(await submit({ 1: '' }, {}, undefined, { files: new Map([[2, [plan]]]) })).toEqual({
    kind: 'invalid',
    targetPage: null,
    errors: [{ field: form.fields[0], message: 'This field is required.' }],
  });
  expect(entries.count({})).toBe(0);
  expect(files.read((await receivedFile(plan)).hash)).toBeUndefined();
});

test('an entry names the stored file of its submission', async () => {
  const { submit, entries, files } = await openSubmissions(onTestFinished, form);
  const plan = new File(['a plan'], 'plan.pdf');
  await submit({ 1: 'Ada' }, {}, undefined, { files: new Map([[2, [plan]]]) });
  const { hash } = fileFacts(entries.byId(1)?.values[2] ?? '');
  expect(files.read(hash)?.toString()).toBe('a plan');
});

test('values as a browser posted them count instead of those of the mutation', async () => {
  const { submit, entries } = await openSubmissions(onTestFinished, form);
  await submit({ 1: 'Ada' }, {}, undefined, { posted: new Map([['1', 'Grace']]) });
  expect(entries.byId(1)?.values).toEqual({ 1: 'Grace' });
});

test.each<[string, Partial<Form>, string]>([
  ['is inactive', { isActive: false }, 'The form for the given ID 3 is inactive or trashed.'],
  ['is in the trash', { isTrash: true }, 'The form for the given ID 3 is inactive or trashed.'],
  ['is active and in the trash', { isActive: true, isTrash: true }, 'The form for the given ID 3 is inactive'],
  ['is for members', { login: { loginRequiredMessage: ' <p>Sign <b>in</b> first.</p> ' } }, 'Error: Sign in first.'],
  ['has no room', { entryLimit: { maxEntries: 0 } }, 'Error: Sorry. This form is no longer accepting new submissions.'],
  [
    'has a button that these values hide',
    {
      submitButton: {
        conditionalLogic: {
          actionType: 'HIDE',
          logicType: 'ALL',
          rules: [{ fieldId: 1, operator: 'IS', value: 'Ada' }],
        },
      },
    },
    'Error: This form cannot be submitted with these values.',
  ],
])('a form that %s takes no submission', async (_what, parts, message) => {
  const { submit, entries } = await openSubmissions(onTestFinished, { ...form, ...parts });
  expect(await submit({ 1: 'Ada' }).catch(String)).toContain(message);
  expect(entries.count({})).toBe(0);
});

test.each<[string, Partial<Form>]>([
  ['is active and not in the trash', { isActive: true, isTrash: false }],
  ['has room for one more entry', { entryLimit: { maxEntries: 1 } }],
])('a form that %s takes a submission', async (_what, parts) => {
  const { submit } = await openSubmissions(onTestFinished, { ...form, ...parts });
  expect(await submit({ 1: 'Ada' })).toMatchObject({ kind: 'accepted' });
});
