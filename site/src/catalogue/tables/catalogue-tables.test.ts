import { print } from 'graphql';
import { expect, test } from 'vitest';
import { CmsQueryError } from '../../cms-client/errors.ts';
import type { FragmentOf } from '../../cms-client/graphql.ts';
import { createReducedQueries } from '../../cms-client/reduced-queries.ts';
import { catalogueHtml, type ProductTextParts, productText } from './catalogue-tables.ts';
import { GetTexts } from './site-tables.query.ts';
import { tablesOf } from './tables-of.ts';

test('lines with tabs are tables as if they stood in the text, with an empty line between two', () => {
  const text = 'Flow (gpm)\t450\r\nMaterial\tBronze & "steel" <b>\r\n \r\nModel\tHead (ft)\r\nA-1\t60\r\nA-2\t70\n';
  const { specifications, series } = tablesOf(catalogueHtml(text));
  expect(specifications.map(({ name, text: value }) => [name, value])).toEqual([
    ['Flow', '450 gpm'],
    ['Material', 'Bronze & "steel" <b>'],
  ]);
  expect(series.flatMap(({ models }) => models.map(({ model, figures }) => [model, figures[0]?.text]))).toEqual([
    ['A-1', '60 ft'],
    ['A-2', '70 ft'],
  ]);
});

test.each([undefined, null, '', '\n \n\t\n'])('%j is no table', (text) => {
  expect(catalogueHtml(text)).toBe('');
});

test('a CMS without the field gets queries without it, and one line of the log says so', () => {
  const lines: string[] = [];
  const queries = createReducedQueries((line) => lines.push(line));
  const message = 'Cannot query field "catalogueTables" on type "SingleProduct".';
  for (let page = 0; page < 3; page += 1)
    queries.learnFrom(new CmsQueryError('GetTexts', [{ message, code: undefined }]));
  expect(lines).toEqual([expect.stringContaining('the CMS does not know SingleProduct.catalogueTables')]);
  const reduced = queries.reduce(GetTexts, { after: null });
  const text = reduced && print(reduced.document);
  expect(text).toContain('fragment ProductTextParts on Page {\n  content\n  hasPassword\n}');
  expect(text).not.toContain('catalogueTables');
});

const imported = { singleProduct: { catalogueTables: 'Flow (gpm)\t450' } };
test.each([
  ['a product', '<p>Text</p>', false, '<table data-catalogue><tbody><tr><td>Flow (gpm)<td>450</table><p>Text</p>'],
  ['a product without a text', null, false, '<table data-catalogue><tbody><tr><td>Flow (gpm)<td>450</table>'],
  ['a product with a password, for visitors', null, true, ''],
  ['a product with a password, for its editor', '<p>T</p>', true, expect.stringContaining('450')],
])('the text of %s', (_what, content, hasPassword, text) => {
  const page = { content, hasPassword, template: imported };
  expect(productText(page as unknown as FragmentOf<typeof ProductTextParts>)).toEqual(text);
});
