import type { SeedNode } from '../../routing/seed-node.ts';

/** A content that has an edit screen of its own in the CMS. */
export interface EditedContent {
  typeName: string;
  databaseId: number;
}

/** What an editor of a page would edit: never a list, and not the front page or the posts page. */
export function editedContent(
  seed: Pick<SeedNode, '__typename' | 'databaseId' | 'isContentNode' | 'isFrontPage' | 'isPostsPage'>,
): EditedContent | undefined {
  const { __typename, databaseId, isContentNode, isFrontPage, isPostsPage } = seed;
  if (!isContentNode || isFrontPage || isPostsPage || databaseId === undefined) return undefined;
  return { typeName: __typename, databaseId };
}
