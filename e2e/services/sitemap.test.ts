import { join } from 'node:path';
import { openDatabase } from '@headwater/cms/database/open-database.ts';
import { tablesOf } from '@headwater/cms/database/tables.ts';
import { globalId } from '@headwater/cms/schema/global-id.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startCmsProxy } from '../support/cms-proxy.ts';
import { companyContent } from '../support/company-content.ts';
import { fetchSitemap, sitemapLocations } from '../support/sitemap.ts';
import { tellSite } from '../support/webhook.ts';

test('a sitemap is a 503 until the index is built; what is unpublished leaves within two seconds; it outlasts the CMS', async () => {
  const folder = await testFolder();
  const cms = await startCms(folder, { CMS_CATALOGUE: companyContent().contentModule });
  onTestFinished(cms.stop);
  const proxy = await startCmsProxy(cms.url);
  onTestFinished(proxy.close);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  proxy.hold = ({ operationName }) => (operationName === 'GetIndexedContent' ? released : undefined);
  const variables = { DATA_DIR: join(folder, 'site-data') };
  const site = await startSite(proxy.url, folder, 'ready', variables);
  onTestFinished(site.stop);
  const early = await fetch(`${site.url}/sitemap.xml`);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '30']);
  await early.body?.cancel();
  release();
  expect(await (await fetchSitemap(`${site.url}/sitemap.xml`)).text()).toContain('/sitemap-page-1.xml');

  const isListed = async () =>
    (await sitemapLocations(`${site.url}/sitemap-page-1.xml`)).includes(`${site.url}/about/`);
  expect(await isListed()).toBe(true);
  const database = openDatabase(join(folder, 'cms', 'content.sqlite'));
  const { content } = tablesOf(database);
  const record = content.bySlug('page', 'about') ?? expect.fail('There is no such page.');
  content.update(record.id, { ...record, status: 'draft' });
  database.close();
  await tellSite(site.url, [globalId('post', record.id)]);
  await expect.poll(isListed, { timeout: 2_000 }).toBe(false);

  await proxy.close();
  await site.stop();
  const again = await startSite(proxy.url, folder, 'live', variables);
  onTestFinished(again.stop);
  expect(await (await fetchSitemap(`${again.url}/sitemap.xml`)).text()).toContain('/sitemap-page-1.xml');
});
