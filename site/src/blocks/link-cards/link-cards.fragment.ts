import { graphql } from '../../cms-client/graphql.ts';
import { MediaItemParts } from '../../content/media-item.fragment.ts';

export const LinkCardsFragment = graphql(
  `
    fragment LinkCardsFragment on Page {
      linkCards {
        linkCardItems {
          cardTitle
          cardLink {
            nodes {
              uri
            }
          }
          cardImage {
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
