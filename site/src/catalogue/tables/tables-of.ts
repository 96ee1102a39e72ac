import { columns, figures, figureWords } from '@headwater/brand/figures.ts';
import { LRUCache } from 'lru-cache';
import { withinMarkupBudget } from '../../content/markup-budget.ts';
import type { PageTables } from './page-tables.ts';
import { readTables } from './read-tables.ts';
import { createVocabulary } from './vocabulary.ts';

/** The names that the company's editors use. */
export const vocabulary = createVocabulary(figures, columns, figureWords);

/** A product's data plate, its structured data and every card of it read the same tables. */
const read = new LRUCache<string, PageTables>({
  maxSize: 1024 * 1024,
  sizeCalculation: (_, html) => html.length + 1,
});

/** What the tables of a text say, read once while pages show it. */
export function tablesOf(html: string): PageTables {
  const known = read.get(html);
  if (known) return known;
  const tables = readTables(withinMarkupBudget(html), vocabulary);
  read.set(html, tables);
  return tables;
}
