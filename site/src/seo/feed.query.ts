import { graphql } from '../cms-client/graphql.ts';

/** The latest posts with their full text. */
export const GetFeed = graphql(`
  query GetFeed($first: Int!) {
    generalSettings {
      title
      description
    }
    posts(first: $first) {
      nodes {
        uri
        title
        excerpt
        content
        dateGmt
        modifiedGmt
        author {
          node {
            name
          }
        }
        categories(first: 10) {
          nodes {
            name
          }
        }
        featuredImage {
          node {
            sourceUrl
            altText
          }
        }
      }
    }
  }
`);
