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

/**
 * The node's own path if it differs from the requested one, even by a slash alone, encoded for a header.
 * @returns undefined when both are the same page, or the node has no plain path.
 */
export function otherPath(requested: string, uri: string | undefined): string | undefined {
  const [from, to] = [decode(requested), decode(uri ?? '')];
  if (from === undefined || to === undefined || !/^\/(?![/\\])[^?#\\\p{Cc}]*$/u.test(to)) return undefined;
  const target = canonicalPath(to);
  return target === from ? undefined : encodePath(target);
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
