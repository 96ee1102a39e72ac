import { graphql } from '../cms-client/graphql.ts';
import { TeaserParts } from '../content/teaser.fragment.ts';

/** What the CMS's SEO plugin provides for a page. */
export const SeoParts = graphql(`
  fragment SeoParts on PostTypeSEO {
    title
    metaDesc
    fullHead
    canonical
    metaRobotsNoindex
    metaRobotsNofollow
  }
`);

/** The same for a category or tag. */
export const TermSeoParts = graphql(`
  fragment TermSeoParts on TaxonomySEO {
    title
    metaDesc
    fullHead
    canonical
    metaRobotsNoindex
    metaRobotsNofollow
  }
`);

/** The fields of a page's head, for any content type. */
export const HeadParts = graphql(
  `
    fragment HeadParts on NodeWithTitle {
      __typename
      title
      seo {
        ...SeoParts
      }
      ... on NodeWithFeaturedImage {
        featuredImage {
          node {
            sourceUrl
          }
        }
      }
      ... on NodeWithExcerpt {
        excerpt
      }
      ... on Project {
        summary
      }
      ... on UniformResourceIdentifiable {
        uri
      }
      ... on Page {
        ...TeaserParts
        ancestors(first: 10) {
          nodes {
            __typename
            databaseId
            uri
            ... on Page {
              title
            }
          }
        }
      }
      ... on Post {
        dateGmt
        modifiedGmt
        author {
          node {
            name
          }
        }
      }
    }
  `,
  [SeoParts, TeaserParts],
);
