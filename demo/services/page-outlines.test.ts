import { siteOutline } from '@headwater/e2e/support/page-outline.ts';
import { startCompany } from '@headwater/e2e/support/start-company.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { demoContent } from '../journeys/content.ts';

test('every page of the demo says what it said', async () => {
  const company = await startCompany(await testFolder(), { contentModule: demoContent.contentModule });
  onTestFinished(company.stop);
  await expect(await siteOutline(company.siteUrl)).toMatchFileSnapshot('page-outlines.txt');
});
