import type { ContentRecord, FieldValues, UserRecord } from '../../database/records.ts';

/** What a revision holds: the words, and the custom fields, so that a preview shows both. */
export interface Words {
  title: string;
  content: string;
  excerpt: string;
  fields: FieldValues;
}

/** What an editor may set. What is left out stays as it is. */
export interface ContentValues extends Partial<Words> {
  /** Empty: made from the title when it is published. */
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
  /** Empty: everybody may read. */
  postPassword?: string;
  /** Ids of all categories and of all tags. */
  categories?: readonly number[];
  tags?: readonly number[];
}

/** A new draft of a type, as it is before anything is set. */
export function emptyDraft(type: ContentRecord['type'], author: UserRecord, date: string): ContentRecord {
  return {
    ...{ kind: 'content', id: 0, type, status: 'draft', slug: '', path: null, parentId: null, authorId: author.id },
    ...{ title: '', content: '', excerpt: '', date, modified: date, template: 'Default', featuredImageId: null },
    ...{ menuOrder: 0, seoTitle: null, seoDescription: null, postPassword: '', fields: {} },
  };
}

/** The record with the values set. Terms are no part of it. */
export function withValues(record: ContentRecord, values: ContentValues): ContentRecord {
  const { categories: _, tags: __, ...own } = values;
  return { ...record, ...own };
}

export function wordsOf({ title, content, excerpt, fields }: Words): Words {
  return { title, content, excerpt, fields };
}
