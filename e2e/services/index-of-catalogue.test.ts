import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@headwater/cms/database/open-database.ts';
import { tablesOf } from '@headwater/cms/database/tables.ts';
import { globalId } from '@headwater/cms/schema/global-id.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { testContent } from '../support/company-content.ts';
import { tellSite } from '../support/webhook.ts';

/** What a search finds first; undefined while there is no index. */
async function first(siteUrl: string, term: string): Promise<string | undefined> {
  const response = await fetch(`${siteUrl}/api/suggest?q=${encodeURIComponent(term)}`);
  if (!response.ok) return undefined;
  const { groups } = (await response.json()) as { groups: { hits: { title: string }[] }[] };
  return groups[0]?.hits[0]?.title;
}

test('a renamed product is found within two seconds, and after a restart without the CMS', async () => {
  const folder = await testFolder();
  const cms = await startCms(folder, { CMS_CATALOGUE: testContent.catalogue });
  onTestFinished(cms.stop);
  const variables = { DATA_DIR: join(folder, 'site-data') };
  const site = await startSite(cms.url, folder, 'ready', variables);
  onTestFinished(site.stop);
  await expect.poll(() => first(site.url, 'complete pump'), { timeout: 20_000 }).toBe('Complete pump');
  const database = openDatabase(join(folder, 'cms', 'content.sqlite'));
  const { content } = tablesOf(database);
  const record = content.bySlug('page', 'complete') ?? expect.fail('There is no such product.');
  content.update(record.id, { ...record, title: 'ZX-9140 Complete pump' });
  database.close();
  await tellSite(site.url, [globalId('post', record.id)]);
  await expect.poll(() => first(site.url, 'zx9140'), { timeout: 2_000 }).toBe('ZX-9140 Complete pump');
  await cms.stop();
  await site.stop();
  const again = await startSite(cms.url, folder, 'live', variables);
  onTestFinished(again.stop);
  await pause(500);
  await expect.poll(() => first(again.url, 'zx 9140'), { timeout: 10_000 }).toBe('ZX-9140 Complete pump');
});
