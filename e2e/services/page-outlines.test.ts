import { expect, test } from 'vitest';
import { testContent } from '../support/company-content.ts';
import { siteOutline } from '../support/page-outline.ts';
import { startTestSite } from './test-site.ts';

test('every page says what it said: text, headings, links, forms and data', async () => {
  const { site } = await startTestSite({}, { CMS_CATALOGUE: testContent.contentModule });
  const outline = await siteOutline(site.url, [...Object.values(testContent.pageKinds), '/quote/']);
  await expect(outline).toMatchFileSnapshot('page-outlines.txt');
});
