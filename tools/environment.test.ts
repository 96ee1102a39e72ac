import { describeVariables, parseEnvironment } from '@headwater/runtime/environment.ts';
import { expect, test } from 'vitest';
import { environmentFor } from './environment.ts';

test('a child program gets every variable of the table', () => {
  const names = describeVariables().map(({ name }) => name);
  const given = environmentFor(parseEnvironment({ RECAPTCHA_V3_SITE_KEY: 'key', RECAPTCHA_V3_SECRET: 'secret' }));
  expect(given).toMatchObject({ RECAPTCHA_V3_SITE_KEY: 'key', RECAPTCHA_V3_SECRET: 'secret' });
  const optional = ['LEADS_KEEP_DAYS', 'OPERATIONS_PORT'];
  expect(names.filter((name) => !(name in given) && !optional.includes(name))).toEqual([]);
});
