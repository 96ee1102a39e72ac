import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { CmsHttpError } from '../cms-client/errors.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { failed } from '../forms/server/failures.ts';
import { makeFormToken, readFormToken } from '../forms/server/form-token.ts';
import type { Submission } from '../forms/server/submission.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { SavedFormsUnavailableError } from '../saved-forms/saved-form-store.ts';
import type { FormToSave } from '../saved-forms/saved-forms.ts';
import { createSubmitOrSave } from './save-submission.ts';

const ada: FieldValue = { id: 1, value: 'Ada' };
const form = aForm([aField('TEXT', 1)], { saveButton: 'Save and continue' });

interface Case {
  /** What the CMS knows of the form: null when nothing, an error when it fails. */
  known?: FormDefinition | Error | null;
  parts?: Partial<Submission>;
  /** Thrown when the form is to be stored. */
  failure?: Error;
  /** Thrown when a saved form is to be deleted. */
  unfinished?: Error;
  status?: 'kept' | 'refused';
  address?: string;
  values?: FieldValue[];
}

/** Saves the form, or sends it where `save` is undefined; `done` records what happened, in order. */
async function save({
  known = form,
  parts,
  failure,
  unfinished,
  status = 'kept',
  address = '192.0.2.1',
  values = [ada],
}: Case = {}) {
  const done: unknown[] = [];
  const errors: unknown[] = [];
  const submitOrSave = createSubmitOrSave({
    async submit() {
      done.push('sent');
      if (status === 'refused') return { response: failed('rejected') };
      return { response: { status, confirmation: { type: 'message', html: '' }, entryId: null } };
    },
    savedForms: {
      async save(saved: FormToSave) {
        if (failure) throw failure;
        done.push(saved);
        return 'next-token';
      },
      async finish(token) {
        if (unfinished) throw unfinished;
        done.push(`finished ${token}`);
      },
    },
    definitions: {
      async get() {
        if (known instanceof Error) throw known;
        return known ?? undefined;
      },
    },
    uploads: { touch: async (id) => void done.push(`touched ${id}`) },
    onError: (error) => void errors.push(error),
  });
  const submission: Submission = {
    key: 'a-key',
    token: makeFormToken(1, form.version, 60_000),
    ...{ trap: '', captcha: '', isUpdate: false, save: 2, saved: undefined, page: '/contact/' },
    valuesFor: () => ({ values }),
    ...parts,
  };
  const { response, ...rest } = await submitOrSave(1, submission, { address, userAgent: 'Browser' });
  return { response, again: 'again' in rest ? rest.again : undefined, done, errors };
}

test('a form that is saved with its page and values gets its link', async () => {
  const { response, done } = await save();
  expect(response).toEqual({ status: 'saved', url: '/saved-form?token=next-token&saved=1' });
  const visitor = expect.stringMatching(/^[\w-]{43}$/);
  expect(done).toEqual([{ form, values: [ada], formPage: 2, page: '/contact/', visitor, token: undefined }]);
});

test('saved forms are counted by IP address, those of an IPv6 network together, without the address', async () => {
  const visitorAt = async (address: string) => ((await save({ address })).done[0] as FormToSave).visitor;
  expect(await visitorAt('2001:db8:1:2::3')).toBe(await visitorAt('2001:db8:1:2:ffff::4'));
  expect(await visitorAt('2001:db8:1:3::3')).not.toBe(await visitorAt('2001:db8:1:2::3'));
  expect(await visitorAt('192.0.2.2')).not.toBe(await visitorAt('192.0.2.1'));
});

test('a form that was saved before is saved under the same token after its files are kept fresh', async () => {
  const file: FieldValue = { id: 5, fileUploadValues: [{ name: 'plan.pdf', size: 4, upload: 'u1' }] };
  const { done } = await save({ parts: { saved: 'token', valuesFor: () => ({ values: [ada, file] }) } });
  expect(done).toEqual(['touched u1', expect.objectContaining({ token: 'token', values: [ada, file] })]);
});

const phone = company.phone.label;

test.each<[string, Case, ReturnType<typeof failed>]>([
  ['with a token that the site did not make', { parts: { token: 'x' } }, failed('token-invalid')],
  ['with the token of another form', { parts: { token: makeFormToken(2, '1', 60_000) } }, failed('token-invalid')],
  ['that the CMS does not know', { known: null }, failed('form-unknown')],
  ['that cannot be read', { parts: { valuesFor: () => ({ error: 'values' }) } }, failed('malformed')],
  [
    'while the CMS fails and no definition is stored',
    { known: new CmsHttpError('Form', 500) },
    failed('unavailable', texts.saveFailed(phone)),
  ],
])('a form %s is not saved', async (_what, given, expected) => {
  const { response, done } = await save(given);
  expect(response).toEqual(expected);
  expect(done).toEqual([]);
});

const errors = [{ id: 5, message: 'This file is too large.' }];
const tooLong = { id: 1, message: texts.fieldMessages.maxLength };

test.each<[string, Case, object]>([
  [
    'with a file that was not taken',
    { parts: { fileErrors: errors } },
    { status: 'invalid', errors, message: texts.formProblem },
  ],
  [
    'with a text longer than its field takes',
    { known: aForm([aField('TEXTAREA', 1, { maxLength: 2 })], { saveButton: 'Save' }) },
    { status: 'invalid', errors: [tooLong], message: texts.formProblem },
  ],
  [
    'with a part of a name longer than the site takes',
    {
      known: aForm([aField('NAME', 1)], { saveButton: 'Save' }),
      values: [{ id: 1, nameValues: { first: 'x'.repeat(10_001) } }],
    },
    { status: 'invalid', errors: [tooLong], message: texts.formProblem },
  ],
  [
    'whose editor offers no saving',
    { known: aForm([aField('TEXT', 1)], { saveButton: null }) },
    failed('rejected', texts.saveNotOffered),
  ],
  [
    'while the store fails',
    { failure: new SavedFormsUnavailableError('full') },
    failed('unavailable', texts.saveFailed(phone)),
  ],
])('a form %s is not saved but shown again as it was, with a fresh token', async (_what, given, expected) => {
  const { response, again, done } = await save(given);
  expect(response).toEqual(expected);
  expect(again).toMatchObject({ form: given.known ?? form, values: given.values ?? [ada] });
  expect(readFormToken(again?.token ?? '')).toMatchObject({ formId: 1, version: form.version });
  expect(done).toEqual([]);
});

test('an unexpected error is not hidden', async () => {
  await expect(save({ failure: new Error('a defect') })).rejects.toThrow('a defect');
  await expect(save({ known: new Error('a defect') })).rejects.toThrow('a defect');
});

test('what was saved of a form is deleted only once the form was sent', async () => {
  const sent = { save: undefined, saved: 'token' };
  expect((await save({ parts: sent })).done).toEqual(['sent', 'finished token']);
  expect((await save({ parts: sent, status: 'refused' })).done).toEqual(['sent']);
  expect((await save({ parts: { save: undefined } })).done).toEqual(['sent']);
});

test('a form counts as sent even if its saved copy cannot be deleted, which is reported', async () => {
  const unfinished = new SavedFormsUnavailableError('locked');
  const { response, errors } = await save({ parts: { save: undefined, saved: 'token' }, unfinished });
  expect(response).toMatchObject({ status: 'kept' });
  expect(errors).toEqual([unfinished]);
});
