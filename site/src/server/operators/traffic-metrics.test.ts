import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { CmsHttpError } from '../../cms-client/errors.ts';
import { createTrafficMetrics } from './traffic-metrics.ts';

async function linesOf({ register }: ReturnType<typeof createTrafficMetrics>): Promise<string[]> {
  return (await register.metrics()).split('\n');
}

test('requests are counted by route and status, and pages by what the cache did', async () => {
  const traffic = createTrafficMetrics();
  traffic.recordRequest('page', 200, 'MISS');
  traffic.recordRequest('page', 200, 'STALE');
  traffic.recordRequest('form', 429, undefined);
  traffic.recordRequest('none', 400, undefined);
  expect(await linesOf(traffic)).toEqual(
    expect.arrayContaining([
      'headwater_requests_total{route="page",status="200"} 2',
      'headwater_requests_total{route="form",status="429"} 1',
      'headwater_requests_total{route="none",status="400"} 1',
      'headwater_pages_total{cache="MISS"} 1',
      'headwater_pages_total{cache="STALE"} 1',
      'headwater_pages_total{cache="HIT"} 0',
    ]),
  );
});

test('before the first request, each number of the dashboard and the alarms is zero', async () => {
  const lines = await linesOf(createTrafficMetrics());
  expect(lines.filter((line) => /^headwater_(?:pages|requests)_total\{/.test(line))).toEqual([
    'headwater_requests_total{route="page",status="500"} 0',
    'headwater_requests_total{route="page",status="503"} 0',
    'headwater_pages_total{cache="HIT"} 0',
    'headwater_pages_total{cache="STALE"} 0',
    'headwater_pages_total{cache="MISS"} 0',
  ]);
});

test('a duration is counted up to and including its limit', async () => {
  const limits = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 7, 15, 60];
  const traffic = createTrafficMetrics();
  for (const limit of limits) traffic.recordRender('200', limit);
  traffic.recordRender('200', 60.001);
  const counts = (await linesOf(traffic)).flatMap((line) => {
    const [, le, count] = /^headwater_render_seconds_bucket\{.*\ble="([^"]+)".*\} (\d+)$/.exec(line) ?? [];
    return le === undefined ? [] : [[le, Number(count)]];
  });
  expect(counts).toEqual([...limits.map((limit, index) => [String(limit), index + 1]), ['+Inf', limits.length + 1]]);
});

test('work is measured in seconds from its start to its end', async () => {
  const traffic = createTrafficMetrics();
  let inside = 0;
  const before = performance.now();
  await traffic.observe({ kind: 'delivery' }, async () => {
    const startedAt = performance.now();
    await setTimeout(30);
    inside = performance.now() - startedAt;
  });
  const around = performance.now() - before;
  const [sum] = (await linesOf(traffic)).filter((line) => line.startsWith('headwater_delivery_seconds_sum'));
  const [labels, seconds] = (sum ?? '').split(' ');
  expect(labels).toBe('headwater_delivery_seconds_sum{outcome="ok"}');
  expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(inside);
  expect(Number(seconds) * 1000).toBeLessThanOrEqual(around);
});

test('work that is measured returns its own result, and fails with its own error', async () => {
  const { observe } = createTrafficMetrics();
  const result = { kind: 'delivered' };
  expect(await observe({ kind: 'delivery' }, async () => result)).toBe(result);
  const failing = observe({ kind: 'cms', name: 'PageByUri', type: 'query' }, async () => {
    throw new CmsHttpError('PageByUri', 502);
  });
  await expect(failing).rejects.toThrow('the CMS responded with 502');
});

test('work is measured by its kind and outcome', async () => {
  const traffic = createTrafficMetrics();
  await traffic.observe(
    { kind: 'delivery' },
    async () => ({ kind: 'delivered' }),
    ({ kind }) => ({ outcome: kind }),
  );
  traffic.recordRender('503', 0.2);
  await traffic.observe({ kind: 'webhook' }, async () => 1);
  const failing = traffic.observe({ kind: 'cms', name: 'PageByUri', type: 'query' }, async () => {
    throw new CmsHttpError('PageByUri', 502);
  });
  await failing.catch(() => undefined);
  const lines = await linesOf(traffic);
  for (const line of [
    'headwater_render_seconds_count{outcome="503"} 1',
    'headwater_delivery_seconds_count{outcome="delivered"} 1',
    'headwater_cms_request_seconds_count{type="query",outcome="CmsHttpError"} 1',
  ]) {
    expect(lines).toContain(line);
  }
  // Nothing else is counted as a request to the CMS or as a delivery.
  const counted = lines.filter((line) => /^headwater_(?:cms_request|delivery)_seconds_count/.test(line));
  expect(counted).toHaveLength(2);
});

test('reports about the policy of pages are counted by directive', async () => {
  const traffic = createTrafficMetrics();
  traffic.recordPolicyReport('img-src');
  traffic.recordPolicyReport('img-src');
  expect(await linesOf(traffic)).toContain('headwater_policy_reports_total{directive="img-src"} 2');
});
