import type { QueryPublic } from '../cms-client/cms-client.ts';
import { mainNode } from '../cms-client/envelope.ts';
import { CmsResponseError } from '../cms-client/errors.ts';
import { cmsPlaces } from '../config/cms-places.ts';
import { GetSeedNode } from './seed-node.query.ts';
import { readSeedNode, type SeedNode } from './seed-node.ts';

/** Characters that would end or split the path if they were decoded. */
const SEPARATORS = /%(2f|3f|23|5c|25)/gi;

/**
 * A path as WordPress looks up content. It compares decoded text: with percent-encoding it finds no path
 * outside ASCII. Encoded separators stay encoded.
 * @param path encoded, as in a URL or in a node's `uri`
 */
function nodeUri(path: string): string {
  try {
    return decodeURIComponent(path.replace(SEPARATORS, '%25$1'));
  } catch (error) {
    // A stray percent sign: queried unchanged, it is not found.
    if (error instanceof URIError) return path;
    throw error;
  }
}

/**
 * Whether a node has what decides its template. Without it, no template fits, which must not look as if the page did not exist.
 */
function isWhole(node: SeedNode): boolean {
  const { isContentNode, isTermNode, isFrontPage, isPostsPage } = node;
  if ([isContentNode, isTermNode, isFrontPage, isPostsPage].some((is) => typeof is !== 'boolean')) return false;
  // WPGraphQL withholds the type of content with a password, whose title is all that is shown.
  if (isContentNode) return node.databaseId !== undefined && (node.hasPassword || node.contentTypeName !== undefined);
  if (isTermNode) return node.taxonomyName !== undefined;
  return node.__typename !== 'User' || node.userId !== undefined;
}

/**
 * Fetches the seed node of a path. Only the path is queried: WPGraphQL would misread a query string
 * after `/` as part of the request.
 * @param path encoded
 * @returns undefined when the CMS has nothing at that path.
 * @throws CmsError when the CMS fails.
 */
export async function fetchSeedNode(query: QueryPublic, path: string): Promise<SeedNode | undefined> {
  const uri = nodeUri(path);
  // With permalinks behind index.php, WPGraphQL finds some content there, and some without.
  const isBehindIndex = cmsPlaces().hasIndex && uri !== '/';
  return (isBehindIndex ? await seedNodeAt(query, `/index.php${uri}`) : undefined) ?? seedNodeAt(query, uri);
}

async function seedNodeAt(query: QueryPublic, uri: string): Promise<SeedNode | undefined> {
  const response = await query(GetSeedNode, { uri });
  const node = mainNode('GetSeedNode', response, ({ node }) => node);
  const seed = node && readSeedNode(node, uri);
  if (seed && !isWhole(seed)) throw new CmsResponseError('GetSeedNode', 'the node lacks what decides its template');
  return seed;
}
