import { graphql } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';

/** Everything public that may have a page, of any type, whether search engines may list it or not. */
export const GetContentPaths = graphql(
  `
    query GetContentPaths($after: String) {
      list: contentNodes(first: 100, after: $after, where: { status: PUBLISH, orderby: [{ field: DATE, order: ASC }] }) {
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

/** Terms of every taxonomy, including those without content: their pages exist and are empty. */
export const GetTermPaths = graphql(
  `
    query GetTermPaths($after: String) {
      list: terms(first: 100, after: $after, where: { hideEmpty: false }) {
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

export const GetAuthorPaths = graphql(
  `
    query GetAuthorPaths($after: String) {
      list: users(first: 100, after: $after) {
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

export const GetSitemapCategories = graphql(
  `
    query GetSitemapCategories($after: String) {
      list: categories(first: 100, after: $after, where: { hideEmpty: true }) {
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
      list: tags(first: 100, after: $after, where: { hideEmpty: true }) {
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
      list: contentTypes(first: 100, after: $after) {
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
