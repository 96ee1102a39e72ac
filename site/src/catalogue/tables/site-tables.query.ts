import { graphql } from '../../cms-client/graphql.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { ProductTextParts } from './catalogue-tables.ts';

export const GetTexts = graphql(
  `
    query GetTexts($first: Int!, $after: String) {
      contentNodes(first: $first, after: $after, where: { status: PUBLISH, hasPassword: false }) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          __typename
          uri
          ... on NodeWithContentEditor {
            content
          }
          ...ProductTextParts
          template {
            __typename
            ... on Template_ProductReplacementParts {
              replacementParts {
                body
              }
            }
          }
        }
      }
    }
  `,
  [PageInfoParts, ProductTextParts],
);
