import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { makeFormToken, readFormToken, tokenLife } from '../forms/server/form-token.ts';
import type { Submission } from '../forms/server/submission.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import type { Acceptance } from './accept-lead.ts';
import type { CollectedFiles } from './collect-files.ts';
import type { LeadFile } from './lead.ts';
import { FilesGoneError, OutboxUnavailableError } from './outbox.ts';
import { createSubmitLead, type Visitor } from './submit-lead.ts';

/** An hour that has just begun, so that no test runs from one into the next. */
const now = 1_000 * 3_600_000;
const ada: FieldValue = { id: 1, value: 'Ada' };
const aFile: LeadFile = { fieldId: 5, upload: 'u1', name: 'plan.pdf', size: 4, isMultiple: false };

interface Case {
  fields?: Parameters<typeof aForm>[0];
  settings?: Partial<FormDefinition>;
  values?: FieldValue[];
  parts?: Partial<Submission>;
  visitor?: Partial<Visitor>;
  files?: CollectedFiles;
  isKnown?: boolean;
  /** The CMS has no such form. */
  isUnknown?: boolean;
  /** Thrown when the lead is to be stored. */
  failure?: Error;
}

/** The response to a submission, what was accepted, and how the site's own captcha was called. */
async function submit({ fields = [aField('TEXT', 1)], settings, values = [ada], parts, visitor, ...given }: Case = {}) {
  const form = aForm(fields, settings);
  const accepted: Acceptance[] = [];
  const solved: string[] = [];
  const submitLead = createSubmitLead({
    definitions: { get: async () => (given.isUnknown ? undefined : form) },
    async accept(acceptance) {
      accepted.push(acceptance);
      if (given.failure) throw given.failure;
      return { status: 'kept', confirmation: { type: 'message', html: '' }, entryId: null };
    },
    collectFiles: async () => given.files ?? { files: [] },
    isKnown: async () => given.isKnown ?? false,
    siteUrl: 'https://site.example',
    verifyCaptcha: async (token) => {
      solved.push(token);
      return ['low-score'];
    },
    now: () => now,
  });
  const submission: Submission = {
    key: 'a-key',
    token: makeFormToken(1, form.version, 60_000, now - 30_000),
    ...{ trap: '', captcha: 'solved', isUpdate: false, save: undefined, saved: undefined, page: '/contact/' },
    valuesFor: () => ({ values }),
    ...parts,
  };
  const submitted = await submitLead(1, submission, { address: '192.0.2.1', userAgent: 'Browser', ...visitor });
  return { ...submitted, acceptance: accepted[0], content: accepted[0]?.lead.content, lead: accepted[0]?.lead, solved };
}

const withCaptcha = [aField('TEXT', 1), aField('CAPTCHA', 9)];
const token: FieldValue = { id: 9, value: 'token' };
/** A captcha that visitors see only when they answer the first field with "yes". */
const calledCaptcha = aField('CAPTCHA', 9, {
  conditionalLogic: { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 1, operator: 'IS', value: 'yes' }] },
});

test('rejects submissions of a form whose rules hide its submit button', async () => {
  const rules = [{ fieldId: 1, operator: 'IS' as const, value: 'yes' }];
  const conditionalLogic = { actionType: 'SHOW' as const, logicType: 'ALL' as const, rules };
  const settings = { submitButton: { text: 'Submit', conditionalLogic } };
  expect((await submit({ settings })).response).toMatchObject({ status: 'failed', code: 'rejected' });
  expect((await submit({ settings, values: [{ id: 1, value: 'yes' }] })).response).toMatchObject({ status: 'kept' });
});

test('a lead says where it comes from: page, IP address and as much of the browser as the CMS can store', async () => {
  const { content } = await submit({ visitor: { userAgent: 'B'.repeat(300) } });
  const sourceUrl = 'https://site.example/contact/';
  expect(content?.entryMeta).toEqual({ ip: '192.0.2.1', sourceUrl, userAgent: 'B'.repeat(250) });
  const behindSocket = await submit({ visitor: { address: 'unix' } });
  expect(behindSocket.content?.entryMeta).toMatchObject({ ip: '', userAgent: 'Browser' });
});

test('a field may have the browser of the visitor but never the page that led to the form', async () => {
  const tagged = (id: number, template: string) => aField('HIDDEN', id, { defaultValue: template });
  const { content } = await submit({
    fields: [tagged(1, '{user_agent}'), tagged(2, '{referer}')],
    values: [
      { id: 1, value: '{user_agent}' },
      { id: 2, value: '{referer}' },
    ],
    visitor: { userAgent: 'B'.repeat(300) },
  });
  expect(content?.values).toEqual([{ id: 1, value: 'B'.repeat(250) }]);
});

test('a visitor waits 2.2 seconds for the CMS', async () => {
  expect((await submit()).acceptance?.deadline).toBe(now + 2_200);
});

test('the token of a form that is shown again lives as long as one in a page but counts as older', async () => {
  const { again } = await submit();
  expect(readFormToken(again?.token ?? '')).toMatchObject({
    issuedAt: now - 2_000,
    expiresAt: now - 2_000 + tokenLife.rendered,
  });
});

test.each([
  ['in its last millisecond', now, 'kept'],
  ['a millisecond later', now - 1, 'failed'],
])('a token is good %s', async (_when, expiresAt, status) => {
  const token = makeFormToken(1, 'v1', 60_000, expiresAt - 60_000);
  expect((await submit({ parts: { token } })).response.status).toBe(status);
});

test.each([
  ['that this site did not sign', 'forged'],
  ['of another form', makeFormToken(2, 'v1', 60_000, now - 30_000)],
])('a token %s is invalid', async (_what, token) => {
  const { response, again, lead } = await submit({ parts: { token } });
  expect([response, again, lead]).toMatchObject([{ status: 'failed', code: 'token-invalid' }, undefined, undefined]);
});

test('a single text that the CMS could not store is an error of its field', async () => {
  const { response, lead } = await submit({ values: [{ id: 1, value: 'Ad\0a' }] });
  const errors = [{ id: 1, message: texts.unstorableText }];
  expect([response, lead]).toEqual([{ status: 'invalid', errors, message: texts.formProblem }, undefined]);
});

test('a form that the CMS does not have is unknown', async () => {
  const { response, lead } = await submit({ isUnknown: true });
  expect([response, lead]).toMatchObject([{ status: 'failed', code: 'form-unknown' }, undefined]);
});

test('a closed form responds with its own message, or with the usual one', async () => {
  const settings = { isActive: false, closedMessage: '<p>Back in <b>May</b>.</p>' };
  expect((await submit({ settings })).response).toMatchObject({ code: 'form-closed', message: 'Back in May.' });
  const { response } = await submit({ settings: { ...settings, closedMessage: '<p> </p>' } });
  expect(response).toMatchObject({ message: "This form isn't accepting messages right now." });
});

test('values that cannot be read are malformed', async () => {
  const { response, lead } = await submit({ parts: { valuesFor: () => ({ error: 'expected a list' }) } });
  expect([response, lead]).toMatchObject([{ status: 'failed', code: 'malformed' }, undefined]);
});

test('a visitor who requests new totals gets the form again instead of sending it', async () => {
  const { response, again, lead } = await submit({ parts: { isUpdate: true } });
  expect(response).toEqual({ status: 'invalid', errors: [], message: texts.totalsUpdated });
  expect([again?.values, lead]).toEqual([[ada], undefined]);
});

test('files that were refused on the way are named before anything else is checked', async () => {
  const fileErrors = [{ id: 5, message: 'Too large.' }];
  const { response, again } = await submit({
    values: [],
    fields: [aField('TEXT', 1, { isRequired: true })],
    parts: { fileErrors },
  });
  expect(response).toEqual({ status: 'invalid', errors: fileErrors, message: texts.formProblem });
  expect(again).toBeDefined();
});

test('a submission with a filled honeypot is held as spam without a check of its answers and captcha', async () => {
  const fields = [aField('TEXT', 1, { isRequired: true })];
  const { acceptance, solved, response } = await submit({ fields, values: [], parts: { trap: 'x' } });
  expect([acceptance?.hold, solved, response.status]).toEqual(['spam', [], 'kept']);
});

test("the site's own captcha flags the lead of a form without a captcha", async () => {
  const own = await submit();
  expect([own.solved, own.lead?.flags, own.content?.hasCaptcha]).toEqual([['solved'], ['low-score'], false]);
});

test("the site's own captcha is not called where the form has one", async () => {
  const ofForm = await submit({ fields: withCaptcha, values: [ada, token] });
  expect([ofForm.solved, ofForm.lead?.flags, ofForm.content?.hasCaptcha]).toEqual([[], [], true]);
});

test.each([
  ['without a token', withCaptcha, [ada], 9],
  ['with an empty token', withCaptcha, [ada, { id: 9, value: ' ' }], 9],
  ['with a token', withCaptcha, [ada, token], undefined],
  ['that the visitor did not see', [aField('TEXT', 1), calledCaptcha], [{ id: 1, value: 'no' }], undefined],
  ['that the visitor saw', [aField('TEXT', 1), calledCaptcha], [{ id: 1, value: 'yes' }], 9],
])('a captcha %s: the lead is unverified where it was not solved', async (_what, fields, values, expected) => {
  const { content, lead } = await submit({ fields, values });
  expect(content?.unsolvedCaptcha).toBe(expected);
  expect(lead?.flags.includes('unverified')).toBe(expected !== undefined);
});

test('a lead names the captcha that its form could not show', async () => {
  expect((await submit({ settings: { uncheckedCaptcha: 7 } })).content?.uncheckedCaptcha).toBe(7);
  expect((await submit()).content).not.toHaveProperty('uncheckedCaptcha');
});

test('a lead lists the fields that visitors saw where the CMS could not describe all of them', async () => {
  const fields = [aField('TEXT', 1), aField('UNSUPPORTED', -2)];
  expect((await submit({ fields })).content?.askedFields).toEqual([1]);
  expect((await submit()).content).not.toHaveProperty('askedFields');
});

test('a lead with files has its values in the form of the REST API as well', async () => {
  const { content } = await submit({ files: { files: [aFile] } });
  expect(content).toMatchObject({ files: [aFile], inputs: [['input_1', 'Ada']] });
  const without = await submit();
  expect([without.content?.files, without.content?.inputs]).toEqual([undefined, undefined]);
});

test('files that are gone are an error, except in a lead that the outbox has already', async () => {
  const files = { errors: [{ id: 5, message: 'Gone.' }] };
  const first = await submit({ files });
  expect([first.response, first.lead]).toMatchObject([{ status: 'invalid', errors: files.errors }, undefined]);
  const repeated = await submit({ files, isKnown: true });
  expect([repeated.response.status, repeated.content?.files]).toEqual(['kept', undefined]);
});

test('files that are deleted while the lead is stored have to be chosen again, each by its name', async () => {
  const { response, again } = await submit({ files: { files: [aFile] }, failure: new FilesGoneError('gone') });
  const errors = [{ id: 5, message: texts.fileGone('plan.pdf') }];
  expect(response).toEqual({ status: 'invalid', errors, message: texts.formProblem });
  expect(again?.values).toEqual([ada]);
});

test('a visitor gets back what was typed when the outbox fails, and the same form sent again is the same lead', async () => {
  const token = makeFormToken(1, aForm([]).version, 60_000, now - 30_000);
  const first = await submit({ parts: { token, key: undefined }, failure: new OutboxUnavailableError('full', false) });
  const { response, again } = first;
  expect([response, again?.values]).toMatchObject([{ status: 'failed', code: 'unavailable' }, [ada]]);
  // It may have been stored after all.
  const second = await submit({ parts: { token: again?.token ?? '', key: undefined } });
  expect(second.lead?.key).toBe(first.lead?.key);
});

test('an error that is not of the outbox is a fault of the site', async () => {
  await expect(submit({ failure: new Error('a bug') })).rejects.toThrow('a bug');
});

test('a lead is left to a person when its required file cannot be sent', async () => {
  const file = aField('FILEUPLOAD', 5, { isRequired: true });
  expect((await submit({ fields: [aField('TEXT', 1), file] })).acceptance?.hold).toBe('needs-person');
  expect((await submit()).acceptance?.hold).toBeUndefined();
});

test('a form without JavaScript has the same key for the same answers of one sender within the hour', async () => {
  const plain = { key: undefined };
  const [one, again, other] = [
    await submit({ parts: plain }),
    await submit({ parts: plain }),
    await submit({ parts: plain, visitor: { address: '192.0.2.2' } }),
  ];
  expect(one.lead?.key).toMatch(/^[\da-f-]{36}$/);
  expect([again.lead?.key === one.lead?.key, other.lead?.key === one.lead?.key]).toEqual([true, false]);
  expect((await submit()).lead).toMatchObject({ key: 'a-key', formId: 1, formVersion: 'v1' });
});
