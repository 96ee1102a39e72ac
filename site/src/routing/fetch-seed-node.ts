import type { QueryPublic } from '../cms-client/cms-client.ts';
import { mainNode } from '../cms-client/envelope.ts';
import { nodeUri } from './node-uri.ts';
import { GetSeedNode } from './seed-node.query.ts';
import { readSeedNode, type SeedNode } from './seed-node.ts';

/**
 * Fetches the seed node of a path. Only the path is queried: WPGraphQL would misread a query string
 * after `/` as part of the request.
 * @param path encoded
 * @returns undefined when the CMS has nothing at that path.
 * @throws CmsError when the CMS fails.
 */
export async function fetchSeedNode(ask: QueryPublic, path: string): Promise<SeedNode | undefined> {
  const answer = await ask(GetSeedNode, { uri: nodeUri(path) });
  const node = mainNode('GetSeedNode', answer, ({ node }) => node);
  return node && readSeedNode(node);
}
