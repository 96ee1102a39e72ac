import { graphql } from '../../cms-client/graphql.ts';

/** The signed-in editor: what the toolbar shows, and what nodes of your own may need. */
export const GetViewer = graphql(`
  query GetViewer {
    viewer {
      name
      username
      capabilities
      databaseId
      description
      email
      firstName
      id
      lastName
      nickname
      locale
      registeredDate
      slug
      templates
      uri
      url
      userId
      avatar26: avatar(size: 26) {
        url
      }
      avatar52: avatar(size: 52) {
        url
      }
      avatar64: avatar(size: 64) {
        url
      }
      avatar128: avatar(size: 128) {
        url
      }
    }
  }
`);

/** Whether the editor wants a toolbar; a field of FaustWP, so it is queried separately. */
export const GetFaustViewer = graphql(`
  query GetFaustViewer {
    viewer {
      shouldShowFaustToolbar
    }
  }
`);

export const GetSiteName = graphql(`
  query GetSiteName {
    generalSettings {
      title
    }
  }
`);
