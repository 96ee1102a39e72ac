import { type ContentTypeName, contentTypeNames, contentTypes } from '@headwater/content-model/content-types.ts';
import type { ContentRecord } from '../../database/records.ts';
import type { Tables } from '../../database/tables.ts';
import { isFrontPage } from '../node/content-uri.ts';

/** The path of content, or null for what has none (yet). */
export function pathOf(type: ContentTypeName, slug: string, parentPath: string | null): string | null {
  if (!contentTypes[type].hasOwnPage || slug === '') return null;
  return `${parentPath ?? contentTypes[type].archive ?? '/'}${slug}/`;
}

/** `slug`, or the first of `slug-2`, `slug-3` and so on that nothing else has. */
export function freeSlug(slug: string, isTaken: (candidate: string) => boolean): string {
  let candidate = slug;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${slug}-${number}`;
  return candidate;
}

type Placed = Pick<ContentRecord, 'id' | 'type' | 'slug' | 'parentId'>;

/** Where content stands: a slug that makes a path of its own, and that path. The front page stays at `/`. */
export function placeOf(content: Placed, tables: Tables): { slug: string; path: string | null } {
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

/** Archives, and where terms and authors begin. */
function isReserved(path: string): boolean {
  const archives = contentTypeNames.map((type): string | null => contentTypes[type].archive);
  return ['/', '/category/', '/tag/', '/author/', ...archives].includes(path.toLowerCase());
}

/**
 * Keeps addresses true after content moved: pages below it move along, and published pages are found
 * at their old address too.
 */
export function followMove(before: ContentRecord, after: ContentRecord, tables: Tables): void {
  if (after.path !== null) tables.oldPaths.remove(after.path);
  if (before.path === after.path) return;
  if (before.path !== null && before.status === 'publish' && after.status === 'publish') {
    tables.oldPaths.add(before.path, after.id);
  }
  // A page in the trash keeps its children where they are until it is deleted or comes back.
  if (after.path === null) return;
  for (const child of tables.content.childrenOf(after)) {
    if (child.path === null) continue;
    const moved = { ...child, path: pathOf(child.type, child.slug, after.path) };
    tables.content.update(child.id, moved);
    followMove(child, moved, tables);
  }
}

/** Whether `candidate` is `id` itself or somewhere below it, where `id` cannot go. */
export function isBelow(candidate: number | null, id: number, tables: Tables): boolean {
  let next = candidate;
  for (let depth = 0; next !== null && depth < 100; depth += 1) {
    if (next === id) return true;
    next = tables.content.byId(next)?.parentId ?? null;
  }
  return false;
}
