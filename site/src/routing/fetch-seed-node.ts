import type { QueryPublic } from '../cms-client/cms-client.ts';
import { mainNode } from '../cms-client/envelope.ts';
import { nodeUri } from './node-uri.ts';
import { GetSeedNode } from './seed-node.query.ts';
import { readSeedNode, type SeedNode } from './seed-node.ts';

/**
 * What a path is. The path alone is asked for: with a query string behind `/`, WPGraphQL would take
 * the query string for the request.
 * @param path encoded
 * @returns undefined when the CMS knows nothing at that path.
 * @throws CmsError when the CMS cannot tell.
 */
export async function fetchSeedNode(ask: QueryPublic, path: string): Promise<SeedNode | undefined> {
  const answer = await ask(GetSeedNode, { uri: nodeUri(path) });
  const node = mainNode('GetSeedNode', answer, ({ node }) => node);
  return node && readSeedNode(node);
}
