import type { QueryPublic } from '../cms-client/cms-client.ts';
import { encodePath } from '../page-cache/path-key.ts';
import { canonicalPath } from './canonical-path.ts';
import { fetchSeedNode } from './fetch-seed-node.ts';
import type { SeedNode } from './seed-node.ts';

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The decoded path in a `uri`; undefined for one that is no path, such as `/?attachment_id=7` of a draft's picture. */
function pathIn(uri: string | undefined): string | undefined {
  const path = decode(uri ?? '');
  return path !== undefined && /^\/(?![/\\])[^?#\\\p{Cc}]*$/u.test(path) ? canonicalPath(path) : undefined;
}

/**
 * The node's own path if it differs from the requested one, even by a slash alone, encoded for a header.
 * @returns undefined when both are the same page, or the node has no plain path.
 */
export function otherPath(requested: string, uri: string | undefined): string | undefined {
  const [from, target] = [decode(requested), pathIn(uri)];
  return from === undefined || target === undefined || target === from ? undefined : encodePath(target);
}

/** Whether a path is the one that the CMS has for a node. */
export function isOwnPath(path: string, uri: string | undefined): boolean {
  const own = pathIn(uri);
  return own !== undefined && own === decode(path);
}

/**
 * The new path of moved content: the CMS returns the node at an old path, with the new one as its `uri`.
 * The new path is queried, too. The visitor is redirected only if it is the same node's own path, so that
 * one redirect is enough and two paths cannot cause a redirect loop.
 */
export async function movedTo(query: QueryPublic, requested: string, seed: SeedNode): Promise<string | undefined> {
  const target = otherPath(requested, seed.uri);
  // WordPress finds files by the last part of any path, but they have no pages here.
  if (target === undefined || seed.contentTypeName === 'attachment') return undefined;
  const there = await fetchSeedNode(query, target);
  return there?.id === seed.id && otherPath(target, there.uri) === undefined ? target : undefined;
}
