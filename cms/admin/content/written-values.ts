import { isRecord } from '@headwater/contract/is-record.ts';
import type { FieldValues } from '../../database/records.ts';
import type { Tables } from '../../database/tables.ts';
import type { ContentValues } from '../../editing/content-values.ts';
import { slugOf } from '../../editing/slug.ts';
import type { EditedContent } from './edited-content.ts';

/** The values to store from a form without problems. */
export function writtenValues(edited: EditedContent): ContentValues {
  const { title, content, excerpt, template, parent, featuredImage, fields, seoTitle, seoDescription } = edited;
  return {
    title,
    content,
    excerpt,
    template,
    slug: slugOf(edited.slug),
    parentId: typeof parent === 'number' ? parent : null,
    featuredImageId: typeof featuredImage === 'number' ? featuredImage : null,
    fields: withoutEmptyRows(fields),
    postPassword: edited.password,
    seoTitle: seoTitle || null,
    seoDescription: seoDescription || null,
  };
}

/** Rows that were added but not filled in are not stored. */
function withoutEmptyRows(fields: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withoutEmpty(value)]));
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isEmptyRow(item)).map(withoutEmpty);
  return isRecord(value) ? withoutEmptyRows(value) : value;
}

function isEmptyRow(item: unknown): boolean {
  return isRecord(item) && Object.values(item).every((value) => value === null || value === '' || isEmptyList(value));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

const mostTags = 30;
const longestName = 80;

/** The ids of the chosen categories and tags; new tags are created. */
export function chosenTerms(
  { categories, tags }: EditedContent,
  { terms }: Tables,
): Required<Pick<ContentValues, 'categories' | 'tags'>> {
  const known = new Set(terms.ofTaxonomy('category').map(({ id }) => id));
  const names = tags
    .split(',')
    .map((name) => name.trim().slice(0, longestName))
    .filter((name) => slugOf(name) !== '');
  const tagIds = names.slice(0, mostTags).map((name) => {
    const slug = slugOf(name);
    return terms.bySlug('post_tag', slug)?.id ?? terms.insert({ taxonomy: 'post_tag', slug, name, description: '' });
  });
  return { categories: categories.filter((id) => known.has(id)), tags: [...new Set(tagIds)] };
}
