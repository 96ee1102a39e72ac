import { graphql } from '../cms-client/graphql.ts';

/** Where forms lead those who sent them. WordPress lists active forms unless it is told otherwise. */
export const GetConfirmationPages = graphql(`
  query GetConfirmationPages {
    gfForms(first: 100) {
      nodes {
        confirmations {
          type
          isDefault
          pageId
        }
      }
    }
  }
`);
