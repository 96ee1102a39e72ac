import { graphql } from '../../cms-client/graphql.ts';
import { ScheduleParts } from './definition/schedule.fragment.ts';

/** When forms open and close, and which have a limit. WordPress lists only active forms by default. */
export const GetFormSchedules = graphql(
  `
    query GetFormSchedules {
      gfForms(first: 100) {
        nodes {
          databaseId
          isActive
          scheduling {
            ...ScheduleParts
          }
          entryLimits {
            hasLimit
            limitReachedMessage
          }
        }
      }
    }
  `,
  [ScheduleParts],
);
