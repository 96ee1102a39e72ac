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
 * The path where a node lives when it is not the one that was asked for, encoded for a header.
 * @returns undefined when both are the same page, or the node has no plain path.
 */
export function otherPath(asked: string, uri: string | undefined): string | undefined {
  const [from, to] = [decode(asked), decode(uri ?? '')];
  if (from === undefined || to === undefined || !/^\/(?![/\\])[^?#\\\p{Cc}]*$/u.test(to)) return undefined;
  const target = canonicalPath(to);
  return target === canonicalPath(from) ? undefined : encodePath(target);
}

/**
 * Where content has moved: the CMS answers an old address with the node, whose `uri` is the new one.
 * The new address is asked too. Only when the same node calls it its own is a visitor sent there, so that
 * one step leads to a page and no two addresses can send a visitor to and fro.
 */
export async function movedTo(ask: QueryPublic, asked: string, seed: SeedNode): Promise<string | undefined> {
  const target = otherPath(asked, seed.uri);
  if (target === undefined) return undefined;
  const there = await fetchSeedNode(ask, target);
  return there?.id === seed.id && otherPath(target, there.uri) === undefined ? target : undefined;
}
