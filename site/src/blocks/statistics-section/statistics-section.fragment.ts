import { graphql } from '../../cms-client/graphql.ts';
import { MediaItemParts } from '../../content/media-item.fragment.ts';

export const StatisticsSectionFragment = graphql(
  `
    fragment StatisticsSectionFragment on Page {
      statisticsSection {
        title
        statisticItems {
          statistic
          statisticDescription
          statisticIcon {
            node {
              ...MediaItemParts
            }
          }
        }
      }
    }
  `,
  [MediaItemParts],
);
