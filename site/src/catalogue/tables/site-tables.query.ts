import { graphql } from '../../cms-client/graphql.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';

export const GetTexts = graphql(
  `
    query GetTexts($after: String) {
      contentNodes(first: 50, after: $after, where: { status: PUBLISH, hasPassword: false }) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          uri
          ... on NodeWithContentEditor {
            content
          }
          template {
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
  [PageInfoParts],
);
