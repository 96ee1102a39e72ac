import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { formEncoding, MOST_INPUTS, readFormBody } from './read-form-body.ts';

test.each([
  ['application/json', 'json'],
  ['Application/JSON; charset=UTF-8', 'json'],
  ['application/json;charset="utf-8"', 'json'],
  ['application/json; charset=utf-16', undefined],
  ['application/json; charset=', undefined],
  ['application/x-www-form-urlencoded', 'plain'],
  ['application/x-www-form-urlencoded ; charset= utf-8 ', 'plain'],
  ['application/x-www-form-urlencoded; charset=latin1', undefined],
  ['multipart/form-data; boundary=x', 'multipart'],
  ['Multipart/Form-Data ;boundary=x', 'multipart'],
  // Nothing could tell its parts apart.
  ['multipart/form-data', undefined],
  ['x-multipart/form-data; boundary=x', undefined],
  ['text/plain', undefined],
  ['', undefined],
  [undefined, undefined],
])('a body of the type %j is read as %s', (type, encoding) => {
  expect(formEncoding(type)).toBe(encoding);
});

const json = { key: randomUUID(), token: 't', values: [], page: { path: '/', asPath: '/contact/?a=b' } };
const bytesOf = (text: string) => Buffer.from(text);

test.each([
  ['json', JSON.stringify(json), { key: json.key, token: 't', page: '/contact/?a=b' }],
  ['plain', 'hw_token=t&hw_page=%2Fcontact%2F', { key: undefined, token: 't', page: '/contact/' }],
] as const)('a submission as %s is read with its key, token and page', (encoding, text, expected) => {
  expect(readFormBody(encoding, bytesOf(text))).toMatchObject(expected);
});

test.each([
  ['no JSON', '{'],
  ['JSON that is not a submission', '{}'],
  ['a key that is none', JSON.stringify({ ...json, key: 'x' })],
])('%s is not a submission', (_what, text) => {
  expect(readFormBody('json', bytesOf(text))).toBeUndefined();
});

test.each(['json', 'plain'] as const)('bytes that are not UTF-8 are not a submission as %s', (encoding) => {
  expect(readFormBody(encoding, Buffer.from([0x22, 0xff, 0x22]))).toBeUndefined();
});

test('a native form has ten thousand inputs at most', () => {
  expect(MOST_INPUTS).toBe(10_000);
  const inputs = (count: number) => bytesOf(['hw_token=t', ...Array.from({ length: count - 1 }, () => 'a')].join('&'));
  expect(readFormBody('plain', inputs(10_000))).toMatchObject({ token: 't' });
  expect(readFormBody('plain', inputs(10_001))).toBeUndefined();
});
