import { expect, test } from 'vitest';
import type { RedisResponse } from '../instances/redis/look-at-redis.ts';
import { lookAtRedis } from '../instances/redis/look-at-redis.ts';
import type { State } from './finding.ts';
import { redis } from './redis-item.ts';

const healthy = { version: '7.0.15', took: 1, maxMemory: 0, policy: 'noeviction', refusal: undefined };

test.each<[string, Partial<Extract<RedisResponse, { kind: 'response' }>>, State, RegExp]>([
  ['answers', {}, 'good', /^Redis 7\.0\.15 responds$/],
  ['drops what was not used for longest', { maxMemory: 1, policy: 'allkeys-lru' }, 'good', /responds$/],
  ['is slow', { took: 101 }, 'less', /took 101 ms/],
  ['will be full', { maxMemory: 1 }, 'less', /memory is full \(maxmemory-policy noeviction\)/],
  ['may drop only some keys', { maxMemory: 1, policy: 'volatile-lru' }, 'less', /volatile-lru/],
  ['is read-only', { refusal: 'READONLY You can’t write' }, 'bad', /takes no values: READONLY/],
])('the doctor sees a Redis that %s', (_what, fields, state, sees) => {
  const finding = redis({ kind: 'response', ...healthy, ...fields });
  expect(finding.state).toBe(state);
  expect(finding.sees).toMatch(sees);
});

const absent = async () => redis(await lookAtRedis('redis://:the-password@127.0.0.1:1/0'));

test('a Redis that is not there is reported with the reason', async () => {
  expect(await absent()).toMatchObject({ state: 'bad', sees: expect.stringContaining('ECONNREFUSED') });
});

test('a Redis that is not there is reported without its password', async () => {
  expect(JSON.stringify(await absent())).not.toContain('the-password');
});
