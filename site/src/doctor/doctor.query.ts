import { graphql } from '../cms-client/graphql.ts';

/** Settings of WordPress, as far as visitors see them. */
export const GetDoctorSettings = graphql(`
  query GetDoctorSettings {
    pages(first: 20) {
      nodes {
        uri
        link
        featuredImage {
          node {
            sourceUrl
          }
        }
      }
    }
    nodeByUri(uri: "/") {
      __typename
      isFrontPage
    }
    contentType(id: "post", idType: NAME) {
      uri
    }
    mediaItems(first: 100) {
      nodes {
        sourceUrl
        mediaItemUrl
      }
    }
  }
`);

export const GetDoctorMenu = graphql(`
  query GetDoctorMenu($location: MenuLocationEnum!) {
    menuItems(first: 100, where: { location: $location }) {
      nodes {
        id
      }
    }
  }
`);

export const GetDoctorForms = graphql(`
  query GetDoctorForms {
    gfForms(first: 100) {
      nodes {
        databaseId
        title
      }
    }
  }
`);

export const GetDoctorPath = graphql(`
  query GetDoctorPath($uri: String!) {
    nodeByUri(uri: $uri) {
      uri
    }
  }
`);
