import { graphql } from '../../cms-client/graphql.ts';
import { FeaturedImageParts } from '../../content/media-item.fragment.ts';

export const LatestPostFragment = graphql(
  `
    fragment LatestPostFragment on Post {
      id
      title
      uri
      date
      excerpt
      ...FeaturedImageParts
    }
  `,
  [FeaturedImageParts],
);
