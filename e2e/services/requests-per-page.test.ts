import { expect, test } from 'vitest';
import type { CmsQuery } from '../support/cms-proxy.ts';
import { companyContent } from '../support/company-content.ts';
import { SHARED_QUERIES } from '../support/shared-queries.ts';
import { startTestSite } from './test-site.ts';

const perForm = new Set(['GetForm', 'GetFormFieldCursors', 'GetRareFields']);
const MAP = 'GetRepresentativeMap';
/** The seed node, and the data of its template. */
const MOST = 2;

/** Each kind of page of the tests' company, with how many forms and maps it may have. */
const pages: readonly [kind: string, path: string, forms: number, maps: number][] = [
  ['the front page', '/', 0, 0],
  ['a page', '/about/', 0, 0],
  ['the contact page', '/contact/', 1, 1],
  ['a post', '/first-note/', 0, 0],
  ['a page with parts', '/replacement-parts/', 0, 0],
  ['a page with a form', '/quote/', 1, 0],
  ['a main category', '/pumps/', 0, 0],
  ['a sub-category', '/pumps/test-pumps/', 0, 0],
  ['a product', '/pumps/test-pumps/complete/', 0, 0],
  ['a product without a picture', '/pumps/test-pumps/without-picture/', 0, 0],
  ['a project', '/project/test-station/', 0, 0],
  ['a representative', '/representative/north/', 1, 1],
  ['the posts page', '/news/', 0, 0],
  ['a category', '/category/notes/', 0, 0],
  ['a tag', '/tag/seals/', 0, 0],
  ['an author', '/author/editor/', 0, 0],
  ['the list of representatives', '/representative/', 0, 0],
  ['the list of projects', '/project/', 0, 0],
];

test('a page that is not cached takes two requests besides those for its forms and its map', async () => {
  const { site, cmsProxy } = await startTestSite({}, { CMS_CATALOGUE: companyContent().contentModule });
  for (const [kind, path, forms, maps] of pages) {
    const before = cmsProxy.queries.length;
    const response = await fetch(site.url + path, { headers: { accept: 'text/html' } });
    expect(response.status, kind).toBe(200);
    await response.text();
    const queries = cmsProxy.queries.slice(before).map(({ operationName }: CmsQuery) => operationName);
    const own = queries.filter((name) => !SHARED_QUERIES.has(name) && !perForm.has(name) && name !== MAP);
    expect(own.length, `${kind}: ${queries}`).toBeLessThanOrEqual(MOST);
    expect(queries.filter((name) => name === MAP).length, `${kind}: ${queries}`).toBeLessThanOrEqual(maps);
    expect(queries.filter((name) => name === 'GetForm').length, `${kind}: ${queries}`).toBeLessThanOrEqual(forms);
  }
});
