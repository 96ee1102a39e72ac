import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aField, aForm } from '../testing/build-form.ts';
import { readJsonSubmission, readPlainSubmission, type Submission } from './submission.ts';

const form = aForm([aField('TEXT', 1)]);

const body = {
  key: randomUUID(),
  token: 'a-token',
  values: [{ id: 1, value: 'Ada' }],
  page: { path: '/contact/', asPath: '/contact/?from=ad' },
};

function read(parts: Record<string, unknown> = {}): Submission {
  const submission = readJsonSubmission({ ...body, ...parts });
  if ('error' in submission) throw new Error(submission.error);
  return submission;
}

test('a JSON submission has only what its script sent', () => {
  const { valuesFor, ...facts } = read({ key: body.key.toUpperCase(), trap: 'x', captcha: 'solved', saved: 'a-link' });
  expect(facts).toEqual({
    ...{ key: body.key, token: 'a-token', trap: 'x', captcha: 'solved', isUpdate: false, saved: 'a-link' },
    ...{ save: undefined, page: '/contact/?from=ad' },
  });
  expect(valuesFor(form)).toEqual({ values: body.values });
});

test('a JSON submission may lack the trap, the captcha and the token of a saved form', () => {
  expect(read()).toMatchObject({ trap: '', captcha: '', saved: undefined });
});

test.each([
  ['no object', [], 'expected an object'],
  ['a key that is no UUID', { ...body, key: '1' }, 'key: expected a UUID'],
  ['a UUID with more around it', { ...body, key: `${body.key}0` }, 'key: expected a UUID'],
  ['no key', { ...body, key: undefined }, 'key: expected a UUID'],
  ['no token', { ...body, token: undefined }, 'token: expected a string'],
  ['a page that is a text', { ...body, page: '/contact/' }, 'page: expected an object'],
  ['no values', { ...body, values: undefined }, 'values'],
])('a submission with %s says what was expected', (_what, given, message) => {
  expect(readJsonSubmission(given)).toEqual({ error: expect.stringContaining(message) });
});

test.each([
  [{ path: '/contact/' }, '/contact/'],
  [{ asPath: 7 }, '/'],
  [{ asPath: '//evil.example/' }, '/'],
  [{ asPath: '/\\evil.example/' }, '/'],
  [{ asPath: '/a\nb' }, '/'],
  [{ asPath: 'https://evil.example/' }, '/'],
  [{ asPath: `/${'x'.repeat(3_000)}` }, `/${'x'.repeat(1_999)}`],
])('the page of a form is a path of this site: %j is %s', (page, expected) => {
  expect(read({ page }).page).toBe(expected);
});

test.each([
  [2, 2],
  ['3', 3],
  [0, 1],
  [1.5, 1],
  [-1, 1],
  ['last', 1],
])('a form that is saved on page %j is opened on page %d', (save, page) => {
  expect(read({ save }).save).toBe(page);
  expect(readPlainSubmission(new URLSearchParams({ hw_save: String(save) })).save).toBe(page);
});

test('a submission without JavaScript has its inputs but no key', () => {
  const inputs = { hw_token: 'a-token', hw_page: '/contact/', hw_trap: 'x', hw_saved: 'a-link', input_1: 'Ada' };
  const fileErrors = [{ id: 5, message: 'Too large.' }];
  const { valuesFor, ...facts } = readPlainSubmission(new URLSearchParams(inputs), fileErrors);
  expect(facts).toEqual({
    ...{ key: undefined, token: 'a-token', trap: 'x', captcha: '', isUpdate: false, save: undefined },
    ...{ saved: 'a-link', page: '/contact/', fileErrors },
  });
  expect(valuesFor(form)).toEqual({ values: [{ id: 1, value: 'Ada' }] });
});

test('a submission without JavaScript by the button for totals is an update', () => {
  expect(readPlainSubmission(new URLSearchParams({ hw_update: '' })).isUpdate).toBe(true);
});

test('a form without the inputs that the site adds has an empty token and the home page', () => {
  expect(readPlainSubmission(new URLSearchParams())).toMatchObject({
    ...{ token: '', trap: '', saved: undefined, save: undefined, isUpdate: false, page: '/', fileErrors: [] },
  });
  expect(readPlainSubmission(new URLSearchParams({ hw_saved: '' })).saved).toBeUndefined();
});

const rich = aForm([aField('TEXTAREA', 1, { isRich: true })]);
const text = '<p onclick="x()">Ada</p>';

test('a text that visitors format keeps only its formatting', () => {
  const ofJson = read({ values: [{ id: 1, value: text }] }).valuesFor(rich);
  expect(ofJson).toEqual({ values: [{ id: 1, value: '<p>Ada</p>' }] });
});

test('a text with formatting that is typed without JavaScript is no markup', () => {
  const ofPlain = readPlainSubmission(new URLSearchParams({ input_1: text })).valuesFor(rich);
  expect(ofPlain).toEqual({ values: [{ id: 1, value: '&lt;p onclick="x()"&gt;Ada&lt;/p&gt;' }] });
});
