import type { DatabaseSync } from 'node:sqlite';
import { groupValues } from '@headwater/cms/content/fields/group-values.ts';
import { inTransaction } from '@headwater/cms/database/open-database.ts';
import type { ContentRecord } from '@headwater/cms/database/records.ts';
import { type Tables, tablesOf } from '@headwater/cms/database/tables.ts';
import { CommandError } from '../command-error.ts';
import { productTables } from './product-tables.ts';

/** The relation field of a sub-category shows at most 100 products. */
const PRODUCTS_PER_GROUP = 50;
const SLUG_PREFIX = 'many-products-';
const FIRST_DATE = Date.UTC(2020, 0, 1);

/**
 * Gives a catalogue this many products more, copies of its own under other numbers, in sub-categories of 50. What an
 * earlier call added is removed first, so that 0 restores the catalogue.
 * @param parts part numbers of all of them together; with any, products have tables of their own
 * @throws CommandError when the catalogue has no product or no sub-category to copy
 */
export function seedProducts(database: DatabaseSync, count: number, parts = 0): void {
  const tables = tablesOf(database);
  inTransaction(database, () => {
    removeSeeded(database);
    const pages = published(tables);
    const patterns = pages.filter(({ template }) => template === 'Single Product');
    const group = pages.find(({ template }) => template === 'Product Subcategory');
    if (!group || patterns.length === 0) {
      throw new CommandError('The catalogue has no product in a sub-category that more could be copied from.');
    }
    for (let start = 0; start < count; start += PRODUCTS_PER_GROUP) {
      const end = Math.min(count, start + PRODUCTS_PER_GROUP);
      const partsOf = (index: number) =>
        Math.floor(((index + 1) * parts) / count) - Math.floor((index * parts) / count);
      insertGroup(tables, group, patterns, { start, end, partsOf: parts > 0 ? partsOf : undefined });
    }
    // A newer catalogue must not replace what was added.
    tables.options.set('edited', 1);
  });
}

function removeSeeded(database: DatabaseSync): void {
  const groups = `SELECT id FROM content WHERE type = 'page' AND slug GLOB '${SLUG_PREFIX}*'`;
  database.exec(`DELETE FROM content WHERE type = 'page' AND parent_id IN (${groups})`);
  database.exec(`DELETE FROM content WHERE id IN (${groups})`);
}

/** A text without its tables. */
function prose({ content }: ContentRecord): string {
  return content.replace(/<table\b.*?<\/table>/gs, '');
}

function published({ content }: Tables): ContentRecord[] {
  const ids = content.ids({ types: ['page'], statuses: ['publish'] });
  return ids.flatMap((id) => content.byId(id) ?? []);
}

function insertGroup(
  { content }: Tables,
  group: ContentRecord,
  patterns: readonly ContentRecord[],
  { start, end, partsOf }: { start: number; end: number; partsOf: ((index: number) => number) | undefined },
): void {
  const name = `${start + 1} to ${end}`;
  const slug = `${SLUG_PREFIX}${start + 1}`;
  const path = `${(group.path ?? '/').replace(/[^/]+\/$/, '')}${slug}/`;
  const groupId = content.insert({ ...group, slug, path, title: `Many products, ${name}` });
  const products: number[] = [];
  for (let index = start; index < end; index += 1) {
    const pattern = patterns[index % patterns.length];
    if (!pattern) continue;
    const number = `MP-${String(index + 1).padStart(6, '0')}`;
    products.push(
      content.insert({
        ...pattern,
        ...(partsOf && { content: `${prose(pattern)}${productTables(number, index, partsOf(index))}` }),
        slug: number.toLowerCase(),
        path: `${path}${number.toLowerCase()}/`,
        parentId: groupId,
        // The number of the pattern is the first word of its title.
        title: pattern.title.replace(/^\S+/, number),
        date: new Date(FIRST_DATE + index * 60_000).toISOString().slice(0, 19),
      }),
    );
  }
  const relation = groupValues(group.fields, 'productSubCategory');
  content.setFields(groupId, { ...group.fields, productSubCategory: { ...relation, relatedProducts: products } });
}
