import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvelope } from '../cms-client/envelope.ts';
import { CmsNoResponseError, CmsQueryError, CmsUnreachableError } from '../cms-client/errors.ts';
import { faultyCms, sendJson } from '../cms-client/testing/faulty-cms.ts';
import { SubmitForm } from '../forms/server/submit-form.mutation.ts';
import { besideUnaskedFields, readSubmitError, readSubmitResponse } from './submit-outcome.ts';
import { payload } from './testing/stand-in-cms.ts';

type SubmitResponse = Parameters<typeof readSubmitResponse>[0];

function read(body: unknown) {
  // These tests and recordings are about the shape of the response.
  return readSubmitResponse(readEnvelope('SubmitForm', body) as SubmitResponse);
}

function recorded(name: string) {
  const file = new URL(`../../../contract/wordpress/recordings/${name}.json`, import.meta.url);
  return read(JSON.parse(readFileSync(file, 'utf8')).response);
}

test('reads that WordPress stored the entry', () => {
  expect(recorded('submit-ok')).toMatchObject({ kind: 'accepted', entryId: 5, confirmation: { type: 'MESSAGE' } });
});

const whole = { clientMutationId: 'k', confirmation: null, entry: null, errors: null };
const entry = { id: 'a', formId: 1, databaseId: 5, __typename: 'GfSubmittedEntry' };

test.each([
  ['payload', 'x', 'unknown'],
  ['list of errors', { ...whole, errors: 'none' }, 'unknown'],
  ['entry', { ...whole, entry: 5 }, 'unknown'],
  ['confirmation', { ...whole, confirmation: [] }, 'unknown'],
  ['confirmation beside an entry', { ...whole, confirmation: 7, entry }, 'accepted'],
  ['list of errors that is left out', { ...whole, errors: undefined }, 'unknown'],
])('a %s of the wrong type never says that the CMS refused a lead', async (_what, submitGfForm, kind) => {
  const client = await faultyCms((_req, res) => sendJson(res, { data: { submitGfForm } }));
  const variables = { input: { id: '1', fieldValues: [], clientMutationId: 'k' } };
  expect(readSubmitResponse(await client.submit(SubmitForm, variables)).kind).toBe(kind);
});

test('reads that WordPress found errors', () => {
  expect(recorded('submit-invalid-values')).toMatchObject({
    kind: 'field-errors',
    errors: [1, 2, 4, 11, 12, 13, 18].map((id) => ({ id, message: expect.stringMatching(/./) })),
  });
});

test('reads that WordPress does not know the form', () => {
  expect(recorded('submit-unknown-form')).toEqual({
    kind: 'rejected',
    reason: 'Unable to retrieve the form for the given ID 99.',
  });
});

const confirmation = { type: 'MESSAGE', message: 'Thanks', url: null };

test.each([
  ['a confirmation without an entry', payload({ confirmation }), { kind: 'accepted', entryId: null }],
  ['an entry without a confirmation', payload({ entry: { id: 'x' } }), { kind: 'accepted', confirmation: null }],
  ['an error without a message', payload({ errors: [{ id: 3, message: null }] }), { errors: [{ id: 3, message: '' }] }],
  [
    'an error about the whole form',
    payload({ errors: [null, { message: 'No.' }] }),
    { errors: [{ id: 0, message: 'No.' }] },
  ],
  [
    'an empty list of errors and nothing else',
    payload({ errors: [] }),
    { kind: 'rejected', reason: expect.stringContaining('named no field') },
  ],
  [
    'a confirmation that leads to a page',
    payload({ confirmation: { type: 'REDIRECT', url: '/thanks/' }, entry: { id: 'x', databaseId: 8 } }),
    { kind: 'accepted', entryId: 8, confirmation: { type: 'REDIRECT', message: null, url: '/thanks/' } },
  ],
  ['nothing at all', payload({}), { kind: 'rejected' }],
])('the outcome of a submission is read from the response: %s', (_what, data, expected) => {
  expect(read({ data })).toMatchObject(expected);
});

test('what a confirmation lacks is null', () => {
  expect(read({ data: payload({ confirmation: {} }) })).toEqual({
    ...{ kind: 'accepted', entryId: null, confirmation: { type: null, message: null, url: null } },
  });
});

test.each([
  // The plugin may have stored the entry before it crashed.
  ['Internal server error', 'unknown'],
  ['Cannot query field "submitGfForm" on type "RootMutation".', 'unreachable'],
  ['Mutation not processed. Field 5 requires the use of `value`.', 'rejected'],
  // The entry is stored, and its notifications are sent.
  ['Unable to update the entry `source_url` property.', 'accepted'],
])('reads a failed mutation with the error "%s" as %s', (message, kind) => {
  expect(read({ data: { submitGfForm: null }, errors: [{ message }] })).toMatchObject({ kind });
});

test('joins several errors', () => {
  const errors = [{ message: 'The first.' }, { message: 'The second.' }];
  expect(read({ data: { submitGfForm: null }, errors })).toEqual({
    kind: 'rejected',
    reason: 'The first. · The second.',
  });
});

test('a response with neither a result nor an error is an empty one', () => {
  expect(read({ data: { submitGfForm: null } })).toEqual({ kind: 'unknown', reason: 'an empty answer' });
});

test.each([
  [
    'no response to a sent request',
    new CmsNoResponseError('SubmitForm', 'the connection broke'),
    'unknown',
    'connection',
  ],
  ['a connection that was refused', new CmsUnreachableError('SubmitForm', 'refused'), 'unreachable', 'refused'],
  [
    'errors without data',
    new CmsQueryError('SubmitForm', [
      { message: 'Too many.', code: undefined },
      { message: 'Later.', code: undefined },
    ]),
    'unreachable',
    'Too many. · Later.',
  ],
])('%s is an outcome with its reason', (_what, error, kind, reason) => {
  expect(readSubmitError(error)).toEqual({ kind, reason: expect.stringContaining(reason) });
});

test("strips WordPress's tags and escapes from the message of a closed form", () => {
  const message = '&lt;p&gt;All &lt;b&gt;seats&lt;/b&gt; are taken &amp; we&#039;re sorry.&lt;/p&gt;';
  expect(read({ data: { submitGfForm: null }, errors: [{ message }] })).toEqual({
    kind: 'rejected',
    reason: "All seats are taken & we're sorry.",
  });
});

const refusedCaptcha = { id: 7, message: 'The reCAPTCHA was invalid. Go back and try it again.' };
const wrongName = { id: 1, message: 'No.' };

test.each([
  ['alone', [refusedCaptcha], 7, { kind: 'unmendable', state: 'dead', reason: expect.stringContaining('no site key') }],
  ['together with another error', [wrongName, refusedCaptcha], 7, { kind: 'field-errors', errors: [wrongName] }],
  ['that visitors saw', [refusedCaptcha], undefined, { kind: 'field-errors', errors: [refusedCaptcha] }],
])('an error about a captcha %s', (_what, errors, uncheckedCaptcha, expected) => {
  const content = uncheckedCaptcha === undefined ? {} : { uncheckedCaptcha };
  expect(besideUnaskedFields({ kind: 'field-errors', errors }, content)).toMatchObject(expected);
});

test.each([
  [
    'alone, leaves the lead to a person',
    [refusedCaptcha],
    { kind: 'unmendable', state: 'needs-person', reason: expect.stringContaining('requires its captcha') },
  ],
  ['with another error, leaves that one', [wrongName, refusedCaptcha], { kind: 'field-errors', errors: [wrongName] }],
])('an error about a captcha that the visitor could not load, %s', (_what, errors, expected) => {
  expect(besideUnaskedFields({ kind: 'field-errors', errors }, { unsolvedCaptcha: 7 })).toMatchObject(expected);
});

const noFile = { id: 5, message: 'This field is required.' };
const wrongCity = { id: 2.3, message: 'No such city.' };
const wholeForm = { id: 0, message: 'Something is wrong.' };

test.each<[string, { id: number; message: string }[], ReturnType<typeof besideUnaskedFields>]>([
  ['alone', [noFile], { kind: 'unmendable', reason: expect.stringContaining('field 5'), state: 'dead' }],
  [
    'with another such field',
    [noFile, { ...noFile, id: 6 }],
    { kind: 'unmendable', reason: 'the CMS requires field 5, 6, which it does not describe', state: 'dead' },
  ],
  ['together with one that visitors saw', [noFile, wrongCity], { kind: 'field-errors', errors: [wrongCity] }],
  ['together with one about the whole form', [noFile, wholeForm], { kind: 'field-errors', errors: [wholeForm] }],
])('an error about a field that the CMS does not describe, %s', (_what, errors, expected) => {
  expect(besideUnaskedFields({ kind: 'field-errors', errors }, { askedFields: [1, 2] })).toEqual(expected);
});
