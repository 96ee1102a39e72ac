import { type ContentTypeName, contentTypeNames, contentTypes } from '@headwater/content-model/content-types.ts';
import { isReservedPath } from '@headwater/content-model/reserved-paths.ts';
import { isFrontPage } from '../content/node/content-uri.ts';
import type { ContentRecord } from '../database/records.ts';
import type { Tables } from '../database/tables.ts';

/** The path of content, or null if it has none (yet). */
export function pathOf(type: ContentTypeName, slug: string, parentPath: string | null): string | null {
  if (!contentTypes[type].hasOwnPage || slug === '') return null;
  return `${parentPath ?? contentTypes[type].archive ?? '/'}${slug}/`;
}

/** `slug`, or the first free one of `slug-2`, `slug-3` and so on. */
export function freeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  let candidate = slug;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${slug}-${number}`;
  return candidate;
}

type Positioned = Pick<ContentRecord, 'id' | 'type' | 'slug' | 'parentId'>;

/** The position of content: a slug that makes its path unique, and that path. The front page stays at `/`. */
export function positionOf(content: Positioned, tables: Tables): { slug: string; path: string | null } {
  const { id, type, slug, parentId } = content;
  if (isFrontPage(content, { tables })) return { slug, path: '/' };
  const parentPath = parentId === null ? null : (tables.content.byId(parentId)?.path ?? null);
  if (slug === '' || !contentTypes[type].hasOwnPage) return { slug, path: null };
  const own = freeSlug(slug, (candidate) => {
    const path = pathOf(type, candidate, parentPath) ?? '';
    const there = tables.content.byPath(path);
    return isReserved(path) || (there !== undefined && there.id !== id);
  });
  return { slug: own, path: pathOf(type, own, parentPath) };
}

/** Archives, the bases of terms and authors, and what the site needs itself. */
function isReserved(path: string): boolean {
  const archives = contentTypeNames.map((type): string | null => contentTypes[type].archive);
  return isReservedPath(path) || ['/', '/category/', '/tag/', '/author/', ...archives].includes(path.toLowerCase());
}

/**
 * Updates paths after content moved: its descendants move along, and published pages are found
 * at their old path, too.
 */
export function followMove(before: ContentRecord, after: ContentRecord, tables: Tables): void {
  if (after.path !== null) tables.oldPaths.remove(after.path);
  if (before.path === after.path) return;
  if (before.path !== null && before.status === 'publish' && after.status === 'publish') {
    tables.oldPaths.add(before.path, after.id);
  }
  // A page in the trash leaves its children where they are until it is deleted or restored.
  if (after.path === null) return;
  for (const child of tables.content.childrenOf(after.id, after.type)) {
    if (child.path === null) continue;
    const moved = { ...child, path: pathOf(child.type, child.slug, after.path) };
    tables.content.update(child.id, moved);
    followMove(child, moved, tables);
  }
}

/** Whether `candidate` is `id` itself or a descendant, below which `id` cannot move. */
export function isBelow(candidate: number | null, id: number, tables: Tables): boolean {
  let next = candidate;
  for (let depth = 0; next !== null && depth < 100; depth += 1) {
    if (next === id) return true;
    next = tables.content.byId(next)?.parentId ?? null;
  }
  return false;
}

/** Whether the site needs this page: it is the front page or the posts page. */
export function mustStayPublic(id: number, { options }: Pick<Tables, 'options'>): boolean {
  return id === options.number('page_on_front') || id === options.number('page_for_posts');
}
