import { parseEnvironment } from '@headwater/runtime/environment.ts';
import { expect, test } from 'vitest';
import { playgroundEnvironment } from './playground-environment.ts';

const cmsUrl = 'http://127.0.0.1:8080';

test.each([
  [
    'waits longer for a query than for a server, logging warnings only',
    {},
    { CMS_TIMEOUT_SECONDS: 30, LOG_LEVEL: 'warn' },
  ],
  ['waits as long as the person who starts it says', { CMS_TIMEOUT_SECONDS: '7' }, { CMS_TIMEOUT_SECONDS: 7 }],
  ['logs as the person who starts it says', { LOG_LEVEL: 'debug' }, { LOG_LEVEL: 'debug' }],
  ['waits longer where a variable is set to nothing', { CMS_TIMEOUT_SECONDS: ' ' }, { CMS_TIMEOUT_SECONDS: 30 }],
])('the site of a WordPress in Node %s', (_what, given, expected) => {
  const environment = { ...parseEnvironment(given), hasOwnCms: false };
  expect(playgroundEnvironment(environment, cmsUrl, given)).toMatchObject(expected);
});

test('the site of a WordPress in Node stores its leads apart from those of the local CMS', () => {
  const environment = { ...parseEnvironment({ DATA_DIR: '/srv/data' }), hasOwnCms: false };
  const { DATA_DIR, CMS_URL } = playgroundEnvironment(environment, cmsUrl, {});
  expect([DATA_DIR, CMS_URL]).toEqual(['/srv/data/wordpress', cmsUrl]);
});
