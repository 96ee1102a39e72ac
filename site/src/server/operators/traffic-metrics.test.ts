import { expect, test } from 'vitest';
import { CmsHttpError } from '../../cms-client/errors.ts';
import { createTrafficMetrics } from './traffic-metrics.ts';

async function linesOf({ register }: ReturnType<typeof createTrafficMetrics>): Promise<string[]> {
  return (await register.metrics()).split('\n');
}

test('requests are counted by route and status, pages by cache', async () => {
  const traffic = createTrafficMetrics();
  traffic.recordRequest('page', 200, 'MISS');
  traffic.recordRequest('page', 200, 'STALE');
  traffic.recordRequest('form', 429, undefined);
  traffic.recordRequest('none', 400, undefined);
  const lines = await linesOf(traffic);
  for (const line of [
    'headwater_requests_total{route="page",status="200"} 2',
    'headwater_requests_total{route="form",status="429"} 1',
    'headwater_requests_total{route="none",status="400"} 1',
    'headwater_requests_total{route="page",status="500"} 0',
    'headwater_pages_total{cache="MISS"} 1',
    'headwater_pages_total{cache="STALE"} 1',
    'headwater_pages_total{cache="HIT"} 0',
  ]) {
    expect(lines).toContain(line);
  }
});

test.each([
  [0.025, '0.025'],
  [0.026, '0.05'],
  [7, '7'],
  [61, '+Inf'],
])('a rendering of %d seconds is counted from the limit of %s seconds on', async (seconds, limit) => {
  const traffic = createTrafficMetrics();
  traffic.recordRender('200', seconds);
  const counts = (await linesOf(traffic)).flatMap((line) => {
    const [, le, count] = /^headwater_render_seconds_bucket\{.*\ble="([^"]+)".*\} (\d+)$/.exec(line) ?? [];
    return le === undefined ? [] : [{ le, count }];
  });
  expect(counts.find(({ count }) => count === '1')?.le).toBe(limit);
});

test('work is measured by its kind and outcome, and returns what it returned', async () => {
  const traffic = createTrafficMetrics();
  const result = { kind: 'delivered' };
  const delivered = await traffic.observe(
    { kind: 'delivery' },
    async () => result,
    ({ kind }) => ({ outcome: kind }),
  );
  expect(delivered).toBe(result);
  traffic.recordRender('503', 0.2);
  await traffic.observe({ kind: 'webhook' }, async () => 1);
  const failing = traffic.observe({ kind: 'cms', name: 'PageByUri', type: 'query' }, async () => {
    throw new CmsHttpError('PageByUri', 502);
  });
  await expect(failing).rejects.toThrow('the CMS answered 502');
  const lines = await linesOf(traffic);
  for (const line of [
    'headwater_render_seconds_count{outcome="503"} 1',
    'headwater_delivery_seconds_count{outcome="delivered"} 1',
    'headwater_cms_request_seconds_count{type="query",outcome="CmsHttpError"} 1',
  ]) {
    expect(lines).toContain(line);
  }
});
