import type { QueryPublic } from '../../cms-client/cms-client.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { plainText } from '../../content/plain-text.ts';

const GetEmbedTitle = graphql(`
  query GetEmbedTitle($uri: String!) {
    nodeByUri(uri: $uri) {
      ... on NodeWithTitle {
        title
      }
    }
  }
`);

/** The title of the page that shows a form, for the merge tag `{embed_title}`; empty for a page without one. */
export async function embedTitle(query: QueryPublic, path: string): Promise<string> {
  const { data } = await query(GetEmbedTitle, { uri: path });
  const node = data.nodeByUri;
  return node && 'title' in node ? plainText(node.title ?? '') : '';
}
