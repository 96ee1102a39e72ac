import { expect, test } from 'vitest';
import { companyContent } from '../support/company-content.ts';
import { fetchSitemap } from '../support/sitemap.ts';
import { tellSite } from '../support/webhook.ts';
import { startTestSite } from './test-site.ts';

test('a sitemap is a 503 until it is rendered, then served, also stale and while the CMS is down', async () => {
  const { site, cmsProxy } = await startTestSite({}, { CMS_CATALOGUE: companyContent().catalogue });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  cmsProxy.hold = ({ operationName }) => (operationName.startsWith('GetSitemap') ? released : undefined);
  const early = await fetch(`${site.url}/sitemap.xml`);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '30']);
  await early.body?.cancel();
  release();
  const listed = await (await fetchSitemap(`${site.url}/sitemap.xml`)).text();
  expect(listed).toContain('/sitemap-page-1.xml');

  await cmsProxy.close();
  expect(await tellSite(site.url, ['list:page'])).toBeGreaterThan(0);
  const stored = await fetch(`${site.url}/sitemap.xml`);
  expect([stored.status, stored.headers.get('x-cache'), await stored.text()]).toEqual([200, 'STALE', listed]);
});
