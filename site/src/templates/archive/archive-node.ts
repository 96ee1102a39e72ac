import type { ResultOf } from '../../cms-client/graphql.ts';
import { plainText } from '../../content/plain-text.ts';
import type { GetCategoryPage } from './archive.query.ts';

type AnyNode = NonNullable<ResultOf<typeof GetCategoryPage>['nodeByUri']>;
export type ArchiveNode = Extract<AnyNode, { __typename: 'Category' | 'Tag' | 'ContentType' | 'User' }>;

const HEADED = new Set<AnyNode['__typename']>(['Category', 'Tag', 'ContentType', 'User']);

function isArchive(node: AnyNode): node is ArchiveNode {
  return HEADED.has(node.__typename);
}

/** The node if it heads a list; an address that turned into something else in between has none. */
export function readArchive(node: AnyNode | null | undefined): ArchiveNode | undefined {
  return node && isArchive(node) ? node : undefined;
}

/** "Category: News"; a content type goes by its label alone, an author by the name. */
export function archiveTitle(node: ArchiveNode): string {
  if (node.__typename === 'ContentType') return plainText(node.label ?? node.name);
  if (node.__typename === 'User') return plainText(node.name);
  return `${node.__typename}: ${plainText(node.name)}`;
}

export function archiveEntries(node: ArchiveNode) {
  return node.__typename === 'User' ? node.posts : node.contentNodes;
}
