import { expect, test } from 'vitest';
import { catalogueHtml } from './catalogue-tables.ts';
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
