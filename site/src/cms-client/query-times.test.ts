import { expect, onTestFinished, test, vi } from 'vitest';
import { limits } from './limits.ts';
import { queryTimes } from './query-times.ts';
import { faultyCms, GetTitle, good, sendJson } from './testing/faulty-cms.ts';
import { Pool } from './undici.ts';

test.each([
  [5, { headers: limits.headers, total: limits.total, rendering: limits.page }],
  [30, { headers: 30_000, total: 48_000, rendering: 42_000 }],
])('with %i seconds for a query, all times keep their proportions', (seconds, times) => {
  expect(queryTimes(seconds)).toEqual(times);
});

test('all times are whole milliseconds for every setting from 5 to 60 seconds', () => {
  const settings = Array.from({ length: 56 }, (_, index) => index + 5);
  const fractions = settings.filter((seconds) => !Object.values(queryTimes(seconds)).every(Number.isInteger));
  expect(fractions).toEqual([]);
});

test.each([
  [undefined, limits.headers],
  [queryTimes(30), 30_000],
])('the client waits for a response as long as its times say: %j', async (times, headersTimeout) => {
  const request = vi.spyOn(Pool.prototype, 'request');
  onTestFinished(() => request.mockRestore());
  const client = await faultyCms((_req, res) => sendJson(res, good), { ...(times && { times }) });
  await client.queryPublic(GetTitle, { uri: '/times-of-a-query/' });
  // A site of another file in this worker may still be querying its CMS.
  const own = request.mock.calls.filter(([{ path }]) => path.includes('times-of-a-query'));
  expect(own).toMatchObject([[{ headersTimeout }]]);
});

test('a query and its retry end together when their time is over', async () => {
  const times = { ...queryTimes(60), total: 20 };
  const client = await faultyCms(() => undefined, { times });
  await expect(client.queryPublic(GetTitle, { uri: '/' })).rejects.toThrow('the CMS does not respond');
  // The default, 8 seconds, would be too late.
}, 6_000);
