import type { SeedNode } from '../../routing/seed-node.ts';

/** Content with an edit screen in the CMS. */
export interface EditedContent {
  typeName: string;
  databaseId: number;
}

/** The content that an editor of a page would edit: never a list, the front page or the posts page. */
export function editedContent(
  seed: Pick<SeedNode, '__typename' | 'databaseId' | 'isContentNode' | 'isFrontPage' | 'isPostsPage'>,
): EditedContent | undefined {
  const { __typename, databaseId, isContentNode, isFrontPage, isPostsPage } = seed;
  if (!isContentNode || isFrontPage || isPostsPage || databaseId === undefined) return undefined;
  return { typeName: __typename, databaseId };
}
