import { contentTypes } from '@headwater/content-model/content-types.ts';
import { ProductTextParts } from '../catalogue/tables/catalogue-tables.ts';
import { graphql } from '../cms-client/graphql.ts';
import { FeaturedImageParts } from '../content/media-item.fragment.ts';
import { addOwnFields } from '../content/own-fields.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';

/** A search result, with the fields that decide whether and where it is listed. */
export const FoundParts = graphql(
  `
    fragment FoundParts on ContentNode {
      __typename
      databaseId
      uri
      date
      contentType {
        node {
          label
        }
      }
      ... on NodeWithTitle {
        title
        seo {
          fullHead
          metaRobotsNoindex
        }
      }
      ... on NodeWithExcerpt {
        excerpt
      }
      ... on Page {
        ...ProductTextParts
        isFrontPage
        template {
          __typename
        }
        ...FeaturedImageParts
      }
    }
  `,
  [FeaturedImageParts, ProductTextParts],
);

addOwnFields(FoundParts, Object.values(contentTypes));

/** Content of the given types that contains all the words. */
export const Search = graphql(
  `
    query Search($search: String!, $types: [ContentTypeEnum]!, $first: Int = 9, $after: String) {
      contentNodes(
        first: $first
        after: $after
        where: { search: $search, contentTypes: $types }
      ) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          ...FoundParts
        }
      }
    }
  `,
  [PageInfoParts, FoundParts],
);
