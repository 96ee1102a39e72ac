import { type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { plainText } from '../../content/plain-text.ts';
import { ListedNodes } from '../../listing/listed-nodes.fragment.ts';
import type { GetCategoryPage } from './archive.query.ts';

type AnyNode = NonNullable<ResultOf<typeof GetCategoryPage>['nodeByUri']>;
export type ArchiveNode = Extract<AnyNode, { __typename: 'Category' | 'Tag' | 'ContentType' | 'User' }>;

const HEADED = new Set<string>(['Category', 'Tag', 'ContentType', 'User']);

function isArchive(node: AnyNode): node is ArchiveNode {
  return HEADED.has(node.__typename);
}

/** The node if it heads a list; null if the seed node did, undefined for other types, such as terms of other taxonomies. */
export function readArchive(
  node: AnyNode | null | undefined,
  seed: { __typename: string },
): ArchiveNode | null | undefined {
  if (node && isArchive(node)) return node;
  return HEADED.has(seed.__typename) ? null : undefined;
}

interface Headed {
  __typename: ArchiveNode['__typename'];
  name: string | null;
  label?: string | null;
}

/** "Category: News", "Author: Ellen Voss"; a content type is shown by its label, because its name is technical. */
export function archiveTitle({ __typename, name, label }: Headed): string {
  if (__typename === 'ContentType') return plainText(label ?? name);
  return `${__typename === 'User' ? 'Author' : __typename}: ${plainText(name)}`;
}

/** HTML that introduces the list, if there is any. */
export function archiveDescription(node: ArchiveNode): string | null {
  return node.__typename === 'User' ? null : node.description;
}

export function archiveNodes(node: ArchiveNode) {
  return node.__typename === 'User' ? node.posts : readFragment(ListedNodes, node.contentNodes);
}
