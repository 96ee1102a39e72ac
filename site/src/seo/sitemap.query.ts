import { graphql } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';

/**
 * Public, published content of one type, oldest first, so that new content changes the last file
 * only. The ancestors of a page tell whether it is publicly reachable.
 */
export const GetSitemapContent = graphql(
  `
    query GetSitemapContent($type: ContentTypeEnum!, $after: String, $asksForHead: Boolean!) {
      entries: contentNodes(
        first: 100
        after: $after
        where: { contentTypes: [$type], status: PUBLISH, hasPassword: false, orderby: [{ field: DATE, order: ASC }] }
      ) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          databaseId
          uri
          modifiedGmt
          ... on HierarchicalContentNode @include(if: $asksForHead) {
            parentDatabaseId
            ancestors(first: 20) {
              nodes {
                databaseId
                ... on HierarchicalContentNode {
                  parentDatabaseId
                }
              }
            }
          }
          ... on NodeWithTitle @include(if: $asksForHead) {
            seo {
              fullHead
              canonical
              metaRobotsNoindex
            }
          }
        }
      }
    }
  `,
  [PageInfoParts],
);

export const GetSitemapCategories = graphql(
  `
    query GetSitemapCategories($after: String) {
      entries: categories(first: 100, after: $after, where: { hideEmpty: true }) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          uri
          seo {
            ... on TaxonomySEO {
              fullHead
              canonical
              metaRobotsNoindex
            }
          }
        }
      }
    }
  `,
  [PageInfoParts],
);

export const GetSitemapTags = graphql(
  `
    query GetSitemapTags($after: String) {
      entries: tags(first: 100, after: $after, where: { hideEmpty: true }) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          uri
          seo {
            ... on TaxonomySEO {
              fullHead
              canonical
              metaRobotsNoindex
            }
          }
        }
      }
    }
  `,
  [PageInfoParts],
);

/** Archives of whole content types, such as the blog and the projects. */
export const GetSitemapArchives = graphql(
  `
    query GetSitemapArchives($after: String) {
      entries: contentTypes(first: 100, after: $after) {
        pageInfo {
          ...PageInfoParts
        }
        nodes {
          uri
        }
      }
    }
  `,
  [PageInfoParts],
);
