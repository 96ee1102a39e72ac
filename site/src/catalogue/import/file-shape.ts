import type { CatalogueProduct } from '@headwater/contract/catalogue.ts';
import { stringify } from 'csv-stringify/sync';
import { modelIn } from '../numbers.ts';
import { splitUnit, type Vocabulary } from '../tables/vocabulary.ts';
import { type ModelFigures, readField } from './product-figures.ts';

/** What an exported cell has in front that a spreadsheet would compute. */
export const formulaMark = /^'(?=[=@+-])/;

/** The path of a product's page, from a path or a URL. */
export function pathOfCell(cell: string): string {
  const path = URL.parse(cell, 'http://site.invalid')?.pathname ?? cell;
  return path.endsWith('/') ? path : `${path}/`;
}

function escaped(cell: string): string {
  return /^(?:[=@+]|-(?!\d))/.test(cell) ? `'${cell}` : cell;
}

/** All products with their imported figures: a row for each product, and for each model of a series. */
export function exportCsv(
  products: readonly CatalogueProduct[],
  vocabulary: Vocabulary,
  order: readonly string[],
): string {
  const rows = products
    .toSorted((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : one.id - other.id))
    .flatMap((product) => {
      const models = [...readField(product.tables, vocabulary).models.values()];
      const shown: ModelFigures[] = models.length > 0 ? models : [{ model: '', values: new Map() }];
      return shown.map(({ model, values }) => ({
        names: [product.path, model || (modelIn(product.title) ?? product.title)],
        values,
      }));
    });
  const rank = (head: string) => {
    const key = vocabulary.figure(splitUnit(head, vocabulary).name)?.key;
    return key === undefined ? order.length : order.indexOf(key);
  };
  const heads = [...new Set(rows.flatMap(({ values }) => [...values.keys()]))].toSorted(
    (one, other) => rank(one) - rank(other) || (one < other ? -1 : 1),
  );
  const cells = rows.map(({ names, values }) =>
    [...names, ...heads.map((head) => values.get(head) ?? '')].map(escaped),
  );
  // Excel takes a file without the mark for Windows-1252.
  return stringify([['Page', 'Model', ...heads], ...cells], { bom: true, record_delimiter: 'windows' });
}
