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

const PaperProducts = graphql(
  `
    fragment PaperProducts on AcfContentNodeConnection @_unmask {
      pageInfo {
        ...PageInfoParts
      }
      nodes {
        uri
        ... on NodeWithTitle {
          title
        }
      }
    }
  `,
  [PageInfoParts],
);

/** Papers that editors wrote. */
export const GetDocuments = graphql(
  `
    query GetDocuments($first: Int!, $after: String) {
      list: technicalDocuments(first: $first, after: $after, where: { hasPassword: false }) {
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
            ...PaperProducts
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
            pages
            note
            file {
              ...PaperMedia
            }
          }
        }
      }
    }
  `,
  [PageInfoParts, PaperMedia, PaperProducts],
);

/** The products of a paper after the first hundred. */
export const GetDocumentProducts = graphql(
  `
    query GetDocumentProducts($id: ID!, $after: String) {
      technicalDocument(id: $id, idType: DATABASE_ID) {
        list: products(first: 100, after: $after) {
          ...PaperProducts
        }
      }
    }
  `,
  [PaperProducts],
);

/** Files that hang on products. */
export const GetProductFiles = graphql(
  `
    query GetProductFiles($first: Int!, $after: String) {
      list: pages(first: $first, after: $after, where: { hasPassword: false }) {
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
