import type { FragmentOf } from '../../cms-client/graphql.ts';
import type { ListedEntry } from '../../listing/listed-entry.fragment.ts';
import type { AskedQuery } from '../define-template.ts';
import { GetStickyNumbers, GetStickyPosts } from './sticky-posts.query.ts';

export type Entry = FragmentOf<typeof ListedEntry> & { id: string };

/** Sticky posts of the posts page, newest first; none on its later pages and in other lists. */
export const askStickyPosts: AskedQuery<readonly Entry[]> = async (ask, { isPostsPage }, { after }) => {
  if (!isPostsPage || after) return { data: [], errors: [] };
  const { data, errors } = await ask(GetStickyNumbers, {});
  const sticky = (data.posts?.nodes ?? []).filter(({ isSticky }) => isSticky);
  if (sticky.length === 0) return { data: [], errors };
  const posts = await ask(GetStickyPosts, { in: sticky.map(({ databaseId }) => String(databaseId)) });
  return { data: posts.data.posts?.nodes ?? [], errors: [...errors, ...posts.errors] };
};

/** Sticky posts, then the others, each once. */
export function withStickyFirst<Listed extends { id: string }>(
  sticky: readonly Listed[],
  entries: readonly Listed[],
): Listed[] {
  return [...new Map([...sticky, ...entries].map((entry) => [entry.id, entry])).values()];
}
