import { newContent } from '../database/content-table.ts';
import type { ContentRecord, FieldValues, UserRecord } from '../database/records.ts';

/** The content of a revision: the text and the custom fields, so that a preview shows both. */
export interface Words {
  title: string;
  content: string;
  excerpt: string;
  fields: FieldValues;
}

/** The values that an editor may set. Omitted ones are unchanged. */
export interface ContentValues extends Partial<Words> {
  /** Empty: derived from the title on publishing. */
  slug?: string;
  template?: ContentRecord['template'];
  parentId?: number | null;
  featuredImageId?: number | null;
  menuOrder?: number;
  authorId?: number | null;
  /** `YYYY-MM-DDTHH:MM:SS`, site-local. */
  date?: string;
  seoTitle?: string | null;
  seoDescription?: string | null;
  /** Empty: public. */
  postPassword?: string;
  /** IDs of all categories and of all tags. */
  categories?: readonly number[];
  tags?: readonly number[];
}

/** A new, empty draft of a type. */
export function emptyDraft(type: ContentRecord['type'], author: UserRecord, date: string): ContentRecord {
  const own = { type, status: 'draft', slug: '', title: '', date, authorId: author.id } as const;
  return { kind: 'content', id: 0, ...newContent(own) };
}

/** The record with the values set; terms are not part of it. */
export function withValues(record: ContentRecord, values: ContentValues): ContentRecord {
  const { categories: _, tags: __, ...own } = values;
  return { ...record, ...own };
}

export function wordsOf({ title, content, excerpt, fields }: Words): Words {
  return { title, content, excerpt, fields };
}
