import type { TopicFragment } from '../../blocks/topic-list/topic-list.fragment.ts';
import type { FragmentOf } from '../../cms-client/graphql.ts';
import type { AskedQuery } from '../define-template.ts';
import { GetTopics } from './topics.query.ts';

export type Topics = readonly FragmentOf<typeof TopicFragment>[];

/** The categories that have posts, for the posts page, which is the only page that links to their archives. */
export const askTopics: AskedQuery<Topics> = async (ask, { isPostsPage }) => {
  if (!isPostsPage) return { data: [], errors: [] };
  const { data, errors } = await ask(GetTopics, {});
  return { data: data.categories?.nodes ?? [], errors };
};
