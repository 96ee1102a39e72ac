import { type ContentTypeName, contentTypes, type NonPageTypeName } from '@headwater/content-model/content-types.ts';
import { type NewContent, newContent } from '../database/content-table.ts';
import type { FieldValues } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';
import type { SeedContent, SeedFields, SeedGroups, SeedPage, SeedValue } from './model.ts';
import type { SeedReferences } from './seed-references.ts';
import type { StartingContent } from './starting-content.ts';

const defaultDate = '2024-01-15T09:00:00';

/** Writes content of every type. The fields of pages come last, since they may name pages that come later. */
export function seedContent(content: StartingContent, tables: Tables, references: SeedReferences): void {
  const pages = parentsFirst(content.pages);
  for (const page of pages) references.add('page', page.path, tables.content.insert(pageRow(page)));
  // `Object.entries` loses the key type.
  const lists = Object.entries(content.byType) as [NonPageTypeName, readonly SeedContent[]][];
  for (const [type, list] of lists) for (const written of list) insert(type, written);
  for (const page of pages) {
    const id = references.id('page', page.path);
    const fields = groupsOf(page);
    if (id !== null && Object.keys(fields).length > 0) tables.content.setFields(id, fields);
  }

  function row(type: ContentTypeName, written: SeedContent | SeedPage, own: Partial<NewContent>): NewContent {
    const date = written.date ?? defaultDate;
    return newContent({
      type,
      slug: written.slug,
      title: written.title,
      date,
      status: written.status ?? 'publish',
      path: contentTypes[type].hasOwnPage ? `${contentTypes[type].archive ?? '/'}${written.slug}/` : null,
      authorId: references.id('user', content.users[0]?.login ?? ''),
      content: references.html(written.content ?? ''),
      excerpt: written.excerpt ?? '',
      template: written.template ?? 'Default',
      featuredImageId: written.featuredImage === undefined ? null : references.id('media', written.featuredImage),
      seoTitle: written.seo?.title ?? null,
      seoDescription: written.seo?.metaDesc ?? null,
      ...own,
    });
  }

  function pageRow(page: SeedPage): NewContent {
    const parent = page.path.replace(/[^/]+\/$/, '');
    return row('page', page, {
      path: page.path,
      parentId: parent === '/' || page.path === '/' ? null : references.id('page', parent),
    });
  }

  function insert(type: NonPageTypeName, written: SeedContent): void {
    const { author, categories = [], tags = [], sticky, fields = {} } = written;
    const id = tables.content.insert(
      row(type, written, {
        ...(author !== undefined && { authorId: references.id('user', author) }),
        fields: { ...groupsOf(written), ...resolveFields(fields, references), ...(sticky && { sticky }) },
      }),
    );
    const terms = [
      ...categories.map((slug) => references.id('category', slug)),
      ...tags.map((slug) => references.id('post_tag', slug)),
    ];
    for (const term of terms) if (term !== null) tables.terms.assign(id, term);
  }

  /** Groups of fields, and beside them what SEO plugins store. */
  function groupsOf({ groups, seo }: Pick<SeedPage, 'groups' | 'seo'>) {
    return { ...(groups && resolveGroups(groups, references)), ...(seo?.noindex && { noindex: true }) };
  }
}

function parentsFirst(pages: readonly SeedPage[]): readonly SeedPage[] {
  const depth = ({ path }: SeedPage): number => path.split('/').length;
  return [...pages].sort((a, b) => depth(a) - depth(b));
}

/** Field groups as the database stores them: media and pages by ID, rows as a list. */
function resolveGroups(groups: SeedGroups, references: SeedReferences): FieldValues {
  return Object.fromEntries(Object.entries(groups).map(([name, fields]) => [name, resolveFields(fields, references)]));
}

/** One group's fields, as the database stores them. */
function resolveFields(fields: SeedFields, references: SeedReferences): FieldValues {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, resolveValue(value, references)]));
}

function resolveValue(value: SeedValue, references: SeedReferences): unknown {
  if (typeof value === 'string') return references.html(value);
  if (typeof value === 'number' || value === null) return value;
  if (isList(value)) return value.map((row) => (typeof row === 'string' ? row : resolveFields(row, references)));
  if ('media' in value) return references.id('media', value.media);
  if ('mediaUrl' in value) return references.mediaUrl(value.mediaUrl);
  if ('gallery' in value) return present(value.gallery.map((key) => references.id('media', key)));
  if ('pages' in value) return present(value.pages.map((path) => references.id('page', path)));
  return value.link;
}

function present(ids: readonly (number | null)[]): number[] {
  return ids.filter((id) => id !== null);
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(value: SeedValue): value is readonly (string | SeedFields)[] {
  return Array.isArray(value);
}
