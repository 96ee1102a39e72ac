import type { ResultOf } from '../../cms-client/graphql.ts';
import { plainText } from '../../content/plain-text.ts';
import type { GetRepresentativesHead } from './representatives.query.ts';

type AnyNode = NonNullable<ResultOf<typeof GetRepresentativesHead>['nodeByUri']>;
export type ContentTypeNode = Extract<AnyNode, { __typename: 'ContentType' }>;

/** The node if it is the content type; an address that turned into something else in between is none. */
export function readContentType(node: AnyNode | null | undefined): ContentTypeNode | undefined {
  return node?.__typename === 'ContentType' ? node : undefined;
}

/** The title that WordPress has for the list. */
export function titleOf({ label, name }: ContentTypeNode): string {
  return plainText(label ?? name);
}
