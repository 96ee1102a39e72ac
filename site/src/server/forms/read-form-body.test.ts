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

test('a submission in JSON is read with its key, token and page', () => {
  expect(readFormBody('json', bytesOf(JSON.stringify(json)))).toMatchObject({
    key: json.key,
    token: 't',
    page: '/contact/?a=b',
  });
});

test('a native form is read with its token and page', () => {
  expect(readFormBody('plain', bytesOf('hw_token=t&hw_page=%2Fcontact%2F'))).toMatchObject({
    key: undefined,
    token: 't',
    page: '/contact/',
  });
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
