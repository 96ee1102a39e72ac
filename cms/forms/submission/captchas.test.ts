import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openSubmissions, visitor } from '../../testing/open-submissions.ts';
import type { Caller } from './caller.ts';
import { submissions } from './submit-form.ts';

const form: Form = {
  id: 1,
  title: 'Question',
  fields: [
    { type: 'TEXT', id: 1, label: 'Name' },
    {
      type: 'CAPTCHA',
      id: 2,
      conditionalLogic: {
        actionType: 'HIDE',
        logicType: 'ALL',
        rules: [{ fieldId: 1, operator: 'IS', value: 'Grace' }],
      },
    },
  ],
  confirmations: [],
};

/** Opens the form with a provider to which one token is valid. */
async function openWithCaptcha(fields = form.fields) {
  const verified: string[] = [];
  const verifyCaptcha = async (token: string) => {
    verified.push(token);
    return token === 'valid';
  };
  return { ...(await openSubmissions(onTestFinished, { ...form, fields }, { verifyCaptcha })), verified };
}

const late: Caller = { isSite: true, isCaptchaExpired: true };

test.each<[string, Caller]>([
  ['a visitor', visitor],
  ['a visitor who says it is expired', { ...visitor, isCaptchaExpired: true }],
  ['the site', { ...visitor, isSite: true }],
])('a captcha from %s is verified', async (_who, caller) => {
  const { submit, entries, verified } = await openWithCaptcha();
  expect(await submit({ 1: 'Ada', 2: 'guessed' }, {}, caller)).toMatchObject({
    kind: 'invalid',
    errors: [{ field: { id: 2 } }],
  });
  expect(await submit({ 1: 'Ada', 2: 'valid' }, {}, caller)).toMatchObject({ kind: 'accepted' });
  expect(entries.byId(1)?.captcha).toBe('VERIFIED');
  expect(verified).toEqual(['guessed', 'valid']);
});

test('a captcha that the site says is expired is not verified, as the entry says', async () => {
  const { submit, verified, entries } = await openWithCaptcha();
  expect(await submit({ 1: 'Ada', 2: 'old' }, {}, late)).toMatchObject({ kind: 'accepted' });
  expect(entries.byId(1)?.captcha).toBe('EXPIRED');
  expect(verified).toEqual([]);
});

test.each<[string, Caller]>([
  ['a visitor', visitor],
  ['the site, late', late],
])('a captcha that a rule hides from %s is not verified', async (_who, caller) => {
  const { submit, entries, verified } = await openWithCaptcha();
  expect(await submit({ 1: 'Grace' }, {}, caller)).toMatchObject({ kind: 'accepted' });
  expect(entries.byId(1)?.captcha).toBeNull();
  expect(verified).toEqual([]);
});

test('a form without a captcha has none to verify', async () => {
  const { submit, entries, verified } = await openWithCaptcha([{ type: 'TEXT', id: 1 }]);
  expect(await submit({ 1: 'Ada' }, {}, late)).toMatchObject({ kind: 'accepted' });
  expect(entries.byId(1)?.captcha).toBeNull();
  expect(verified).toEqual([]);
});

test('without keys of a provider, captchas are ignored', async () => {
  const { submit, entries } = await openSubmissions(onTestFinished, form);
  expect(await submit({ 1: 'Ada', 2: 'anything' }, {}, late)).toMatchObject({ kind: 'accepted' });
  expect(entries.byId(1)?.captcha).toBeNull();
});

test('a step between pages verifies no captcha: its token is valid once', async () => {
  const { submit, verified } = await openWithCaptcha([...form.fields, { type: 'PAGE', id: 3 }]);
  const step = await submit({ 1: 'Ada', 2: 'valid' }, { sourcePage: 2, targetPage: 1 });
  expect(step).toEqual({ kind: 'page', targetPage: 1 });
  expect(verified).toEqual([]);
});

/** Two processes that take submissions of one file of entries; the first waits for the captcha's provider. */
async function openTwice(parts: Partial<Form> = {}) {
  const { promise: verdict, resolve: verify } = Promise.withResolvers<boolean>();
  const one = await openSubmissions(onTestFinished, { ...form, ...parts }, { verifyCaptcha: () => verdict });
  const other = submissions({ ...one, verifyCaptcha: undefined });
  const submitToOther = (name: string, clientMutationId: string | null) =>
    other.submit({ ...form, ...parts }, { id: '1', fieldValues: [{ id: 1, value: name }], clientMutationId }, visitor);
  return { ...one, submitToOther, verify: () => verify(true) };
}

test('what another process accepted with the same key during the verification is the result', async () => {
  const { submit, submitToOther, verify, entries } = await openTwice();
  const waiting = submit({ 1: 'Ada' }, { clientMutationId: 'key' });
  const first = await submitToOther('Ada', 'key');
  verify();
  expect(await waiting).toEqual({ ...first, isNew: false });
  expect(entries.count({})).toBe(1);
});

test('a form that is full after the verification takes no more entries', async () => {
  const { submit, submitToOther, verify, entries } = await openTwice({ entryLimit: { maxEntries: 1 } });
  const waiting = submit({ 1: 'Ada' });
  await submitToOther('Grace', null);
  verify();
  await expect(waiting).rejects.toThrow('This form is no longer accepting new submissions.');
  expect(entries.list({}, { limit: 9, offset: 0 })).toMatchObject([{ values: { 1: 'Grace' } }]);
});
