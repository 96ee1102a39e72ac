import type { QueryCms } from '../../cms-client/cms-client.ts';
import type { CmsResponse } from '../../cms-client/envelope.ts';
import type { SeedNode } from '../../routing/seed-node.ts';
import type { TemplateRequest } from '../template.ts';
import { GetStickyNumbers } from './sticky-posts.query.ts';

/** Numbers of the sticky posts on the posts page; none on its later pages and in other lists. */
export async function queryStickyNumbers(
  query: QueryCms,
  { isPostsPage }: SeedNode,
  { after }: TemplateRequest,
): Promise<CmsResponse<string[]>> {
  if (!isPostsPage || after) return { data: [], errors: [] };
  const { data, errors } = await query(GetStickyNumbers, {});
  const sticky = (data.posts?.nodes ?? []).filter(({ isSticky }) => isSticky);
  return { data: sticky.map(({ databaseId }) => String(databaseId)), errors };
}

/** Sticky posts, then the others, each once. */
export function withStickyFirst<Listed extends { id: string }>(
  sticky: readonly Listed[],
  nodes: readonly Listed[],
): Listed[] {
  return [...new Map([...sticky, ...nodes].map((node) => [node.id, node])).values()];
}
