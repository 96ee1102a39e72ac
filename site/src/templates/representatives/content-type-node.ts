import type { ResultOf } from '../../cms-client/graphql.ts';
import { plainText } from '../../content/plain-text.ts';
import type { GetRepresentatives } from './representatives.query.ts';

type AnyNode = NonNullable<ResultOf<typeof GetRepresentatives>['nodeByUri']>;
export type ContentTypeNode = Extract<AnyNode, { __typename: 'ContentType' }>;

/** The node if it is the content type, which the seed node was; otherwise null. */
export function readContentType(node: AnyNode | null | undefined): ContentTypeNode | null {
  return node?.__typename === 'ContentType' ? node : null;
}

/** WordPress's title of the list. */
export function titleOf({ label, name }: ContentTypeNode): string {
  return plainText(label ?? name);
}
