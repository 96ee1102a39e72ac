import { expect, test } from 'vitest';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { fingerprintOf, keyOfPlainForm } from './fingerprint.ts';

const form = aForm([aField('TEXT', 1), aField('NAME', 2), aField('CAPTCHA', 3)]);
const text: FieldValue = { id: 1, value: 'Ada' };
const name = { id: 2, nameValues: { first: 'Ada', last: 'Lovelace' } } as FieldValue;
const captcha: FieldValue = { id: 3, value: 'token-1' };
const original = fingerprintOf(form, [text, name, captcha]);

test.each<[string, FieldValue[]]>([
  ['in another order', [name, captcha, text]],
  [
    'with parts in another order',
    [text, { nameValues: { last: 'Lovelace', first: 'Ada' }, id: 2 } as FieldValue, captcha],
  ],
  ['with another captcha token', [text, name, { id: 3, value: 'token-2' }]],
  ['without a captcha token', [text, name]],
])('the same answers %s have the same fingerprint', (_how, values) => {
  expect(fingerprintOf(form, values)).toBe(original);
});

test.each<[string, FieldValue[]]>([
  ['another text', [{ id: 1, value: 'Eve' }, name]],
  ['the text in another field', [{ id: 4, value: 'Ada' }, name]],
  ['another part of a name', [text, { id: 2, nameValues: { first: 'Ada', last: 'Byron' } } as FieldValue]],
  ['a part under another name', [text, { id: 2, nameValues: { first: 'Ada', middle: 'Lovelace' } } as FieldValue]],
  ['a field less', [text]],
])('%s has another fingerprint', (_what, values) => {
  expect(fingerprintOf(form, values)).not.toBe(original);
});

test('a part that is not there has the same fingerprint as one that is null', () => {
  const without = { id: 2, nameValues: { first: undefined } } as unknown as FieldValue;
  const withNull = { id: 2, nameValues: { first: null } } as unknown as FieldValue;
  expect(fingerprintOf(form, [without])).toBe(fingerprintOf(form, [withNull]));
});

test('a fingerprint is the one of earlier releases: the same form may be sent again after an upgrade', () => {
  expect(fingerprintOf({ ...form, databaseId: 1 }, [name, text])).toBe('5mPqoxIZHWsCaJYXcrimX91FWBkcHGdYrS2t_sBxZKA');
});

test('the same answers in another form have another fingerprint', () => {
  expect(fingerprintOf({ ...form, databaseId: form.databaseId + 1 }, [text, name])).not.toBe(original);
});

const ada = { address: '192.0.2.1', userAgent: 'Browser' };
const key = keyOfPlainForm('f', 'token', ada);

test('the key of a plain form is a UUID of version 8, the same in every release with the same secret', () => {
  expect(key).toBe('de78d640-d4e4-8efb-8119-157ea9b89ea8');
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});

test.each([
  ['other answers', keyOfPlainForm('g', 'token', ada)],
  ['another page', keyOfPlainForm('f', 'other token', ada)],
  ['another address', keyOfPlainForm('f', 'token', { ...ada, address: '192.0.2.2' })],
  ['another browser', keyOfPlainForm('f', 'token', { ...ada, userAgent: 'Other' })],
])('%s: another key', (_what, other) => {
  expect(other).not.toBe(key);
});
