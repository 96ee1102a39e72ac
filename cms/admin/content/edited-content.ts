import type { ContentTypeName } from '@headwater/content-model/content-types.ts';
import { templatesOf } from '@headwater/content-model/templates.ts';
import type { ContentRecord, FieldValues } from '../../database/records.ts';
import type { RevisionRecord } from '../../database/revision-table.ts';
import type { Tables } from '../../database/tables.ts';
import type { Words } from '../../editing/content-values.ts';
import type { Html } from '../../web/html.ts';
import type { FieldProblem, UploadedMedia } from '../fields/field-editor.ts';
import { readFields } from '../fields/field-editors.ts';
import { readPick } from '../fields/pick.ts';
import type { PostedForm } from '../page/posted-form.ts';
import { allGroups, shownMarker } from './field-groups.ts';

/** Content in the edit form: invalid values stay as typed. */
export interface EditedContent extends Words, Pick<ContentRecord, 'slug' | 'template' | 'seoTitle' | 'seoDescription'> {
  /** ID of a page, null, or the invalid text that was typed. */
  parent: number | string | null;
  featuredImage: number | string | null;
  categories: number[];
  /** Names of tags, separated by commas. */
  tags: string;
  isPrivate: boolean;
  password: string;
}

/** The state of the edit form: the stored content, and what has been typed but not saved. */
export interface EditFormState {
  type: ContentRecord['type'];
  /** The stored content; undefined for new content. */
  record: ContentRecord | undefined;
  edited: EditedContent;
  /** The version with which the form was opened. */
  version: string;
  problems: readonly FieldProblem[];
  isFrontPage: boolean;
  /** The earlier version that the form shows instead of the stored content. */
  revision?: RevisionRecord;
  /** Rows of tables that the site does not understand. */
  unread?: readonly string[];
  /** What to say when another user has saved meanwhile. */
  conflict?: Html;
}

/** The form's initial values for stored content, or for one of its revisions. */
export function editedFrom(record: ContentRecord, tables: Tables): EditedContent {
  return {
    ...record,
    parent: record.parentId,
    featuredImage: record.featuredImageId,
    categories: tables.terms.ofContent(record.id, 'category').map(({ id }) => id),
    tags: tables.terms
      .ofContent(record.id, 'post_tag')
      .map(({ name }) => name)
      .join(', '),
    isPrivate: record.status === 'private',
    password: record.postPassword,
  };
}

/** Merges a posted form into the stored content; groups that the form did not show are unchanged. */
export function readEdited(
  form: PostedForm,
  type: ContentTypeName,
  stored: EditedContent,
  uploaded: UploadedMedia,
): EditedContent {
  const chosen = form.text('template');
  const featured = uploaded.get('featuredImage.upload')?.[0];
  return {
    title: form.text('title').trim(),
    slug: form.text('slug').trim(),
    content: form.text('content'),
    excerpt: form.has('excerpt') ? form.text('excerpt') : stored.excerpt,
    template: templatesOf(type).find((template) => template === chosen) ?? stored.template,
    parent: form.has('parent') ? readPick(form.text('parent')) : stored.parent,
    featuredImage:
      featured ?? (form.has('featuredImage') ? readPick(form.text('featuredImage')) : stored.featuredImage),
    fields: readGroups(form, type, stored.fields, uploaded),
    categories: form.all('categories').map(Number).filter(Number.isInteger),
    tags: form.text('tags'),
    isPrivate: form.text('visibility') === 'private',
    password: form.has('password') ? form.text('password').trim() : stored.password,
    seoTitle: form.text('seoTitle').trim(),
    seoDescription: form.text('seoDescription').trim(),
  };
}

function readGroups(
  form: PostedForm,
  type: ContentTypeName,
  stored: FieldValues,
  uploaded: UploadedMedia,
): FieldValues {
  const shown = allGroups(type).filter(({ group }) => form.has(shownMarker(group)));
  const read = shown.map(({ group, fields }): FieldValues => {
    const values = readFields(fields, group, form, uploaded);
    return group === '' ? values : { [group]: values };
  });
  return Object.assign({}, stored, ...read) as FieldValues;
}
