import { graphql } from '../cms-client/graphql.ts';

/** The pages to which forms redirect. WordPress lists only active forms by default. */
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
