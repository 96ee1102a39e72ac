import type { ResultOf } from '../../cms-client/graphql.ts';
import { plainText } from '../../content/plain-text.ts';
import type { GetRepresentatives } from './representatives.query.ts';

type AnyNode = NonNullable<ResultOf<typeof GetRepresentatives>['nodeByUri']>;
export type ContentTypeNode = Extract<AnyNode, { __typename: 'ContentType' }>;

/** The node if it is the content type; undefined if the path has become something else in the meantime. */
export function readContentType(node: AnyNode | null | undefined): ContentTypeNode | undefined {
  return node?.__typename === 'ContentType' ? node : undefined;
}

/** WordPress's title of the list. */
export function titleOf({ label, name }: ContentTypeNode): string {
  return plainText(label ?? name);
}
