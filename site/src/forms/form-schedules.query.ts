import { graphql } from '../cms-client/graphql.ts';

/** When forms open and close, and which have a limit. WordPress lists active forms unless it is told otherwise. */
export const GetFormSchedules = graphql(`
  query GetFormSchedules {
    gfForms(first: 100) {
      nodes {
        databaseId
        isActive
        scheduling {
          hasSchedule
          pendingMessage
          closedMessage
          startDetails {
            dateGmt
          }
          endDetails {
            dateGmt
          }
        }
        entryLimits {
          hasLimit
        }
      }
    }
  }
`);
