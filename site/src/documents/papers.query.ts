import { graphql } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';

const PaperMedia = graphql(`
  fragment PaperMedia on AcfMediaItemConnectionEdge @_unmask {
    node {
      databaseId
      mediaItemUrl
      modifiedGmt
      fileSize
    }
  }
`);

/** Papers that editors wrote. */
export const GetDocuments = graphql(
  `
    query GetDocuments($first: Int!, $after: String) {
      entries: technicalDocuments(first: $first, after: $after, where: { hasPassword: false }) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          databaseId
          slug
          title
          number
          kind
          products(first: 100) {
            nodes {
              uri
              ... on NodeWithTitle {
                title
              }
            }
          }
          supersededBy(first: 1) {
            nodes {
              databaseId
            }
          }
          files {
            language
            revision
            date
            note
            file {
              ...PaperMedia
            }
          }
        }
      }
    }
  `,
  [PageInfoParts, PaperMedia],
);

/** Files that hang on products. */
export const GetProductFiles = graphql(
  `
    query GetProductFiles($first: Int!, $after: String) {
      entries: pages(first: $first, after: $after, where: { hasPassword: false }) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          databaseId
          slug
          uri
          title
          template {
            ... on Template_SingleProduct {
              singleProduct {
                brochure {
                  ...PaperMedia
                }
                dataSheet {
                  ...PaperMedia
                }
                manual {
                  ...PaperMedia
                }
              }
            }
          }
        }
      }
    }
  `,
  [PageInfoParts, PaperMedia],
);
