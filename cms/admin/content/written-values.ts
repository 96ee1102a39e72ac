import { isRecord } from '@headwater/contract/is-record.ts';
import type { FieldValues } from '../../database/records.ts';
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
