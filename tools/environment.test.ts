import { describeVariables, parseEnvironment } from '@headwater/runtime/environment.ts';
import { expect, test } from 'vitest';
import { environmentFor, localUrl } from './environment.ts';

test('a child program gets every variable of the table', () => {
  const names = describeVariables().map(({ name }) => name);
  const given = environmentFor(parseEnvironment({ RECAPTCHA_V3_SITE_KEY: 'key', RECAPTCHA_V3_SECRET: 'secret' }));
  expect(given).toMatchObject({ RECAPTCHA_V3_SITE_KEY: 'key', RECAPTCHA_V3_SECRET: 'secret' });
  const optional = ['LEADS_KEEP_DAYS', 'OPERATIONS_PORT'];
  expect(names.filter((name) => !(name in given) && !optional.includes(name))).toEqual([]);
});

const given = environmentFor(parseEnvironment({ PORT: '4000' }), { NODE_ENV: 'production' });

test('a child program also has the variables of this process and those that are added', () => {
  expect(given).toMatchObject({ PATH: process.env.PATH, PORT: '4000', NODE_ENV: 'production' });
  expect(given).not.toHaveProperty('LEADS_KEEP_DAYS');
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['fd00::7', 'http://[fd00::7]:3000'],
])('a program that listens on %s is reached at %s', (host, url) => {
  expect(localUrl(host, 3000)).toBe(url);
});
