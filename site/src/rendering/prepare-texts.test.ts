import { expect, test } from 'vitest';
import type { QueryPublic } from '../cms-client/cms-client.ts';
import { pageHead } from '../seo/head.ts';
import { prepareTexts } from './prepare-texts.ts';

test('a page fetches the forms in its texts, and none that only its description for search engines names', async () => {
  const fetched: unknown[] = [];
  // As from a CMS without these forms.
  const queryPublic = (async (_document: unknown, variables: unknown) => {
    fetched.push(variables);
    return { data: { gfForm: null }, errors: [], tags: [] };
  }) as unknown as QueryPublic;
  const locals = { queryPublic, warnings: [], isPartial: false, formsLeft: 5 };
  const fullHead = '<meta property="og:description" content="[gravityform id=&quot;1&quot;]">';
  const seo = { title: null, metaDesc: '[gravityform id="2"]', fullHead };
  const node = { seo, content: '<p>Write to us:</p>[gravityform id="3"]' };
  await prepareTexts({ page: { head: pageHead({ site: null, seo }), data: [{ node }] } }, locals, '/contact/');
  expect(fetched).toEqual([{ id: '3' }]);
});
