import { graphql } from './graphql.ts';

/** What shows where the CMS has its pages and files: the newest of them, as any WordPress names them. */
export const GetCmsPlaces = graphql(`
  query GetCmsPlaces {
    generalSettings {
      url
    }
    contentNodes(first: 20, where: { contentTypes: [PAGE, POST] }) {
      nodes {
        uri
        link
      }
    }
    mediaItems(first: 20) {
      nodes {
        sourceUrl
        mediaItemUrl
      }
    }
  }
`);
