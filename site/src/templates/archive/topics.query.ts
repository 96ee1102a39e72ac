import { TopicFragment } from '../../blocks/topic-list/topic-list.fragment.ts';
import { graphql } from '../../cms-client/graphql.ts';

/** The categories that have posts. */
export const GetTopics = graphql(
  `
    query GetTopics {
      categories(first: 100, where: { hideEmpty: true }) {
        nodes {
          ...TopicFragment
        }
      }
    }
  `,
  [TopicFragment],
);
