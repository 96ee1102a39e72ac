import { expect, test } from 'vitest';
import { basicAuthorization, splitCredentials, withCredentials } from './basic-auth.ts';

test.each([
  ['https://cms.example.com/wp', 'https://cms.example.com/wp', ''],
  ['https://ada:pass@cms.example.com/wp', 'https://cms.example.com/wp', 'ada:pass'],
  ['https://ada:p%40%3Ass%25@cms.example.com', 'https://cms.example.com', 'ada:p@:ss%'],
  ['https://ada@cms.example.com/', 'https://cms.example.com', 'ada:'],
  ['not a URL', 'not a URL', ''],
])('%s is %s with the credentials %j', (given, url, credentials) => {
  expect(splitCredentials(given)).toEqual({ url, credentials });
  const joined = credentials === '' ? given : withCredentials(url, credentials);
  expect(splitCredentials(joined)).toEqual({ url, credentials });
});

test('a percent sign that encodes nothing is refused in words, without the password', () => {
  expect(() => splitCredentials('https://ada:100%secret@cms.example.com')).toThrow(/^write a percent sign .* as %25$/);
});

test('credentials are sent in the header of Basic authentication', () => {
  expect(basicAuthorization('https://ada:p%C3%A4ss@cms.example.com')).toEqual({ authorization: 'Basic YWRhOnDDpHNz' });
  expect(basicAuthorization('https://cms.example.com')).toEqual({});
});
