import { graphql } from '../../cms-client/graphql.ts';
import { BannerImageParts } from '../../content/media-item.fragment.ts';
import { ListedNode } from '../../listing/listed-node.fragment.ts';
import { HeadParts } from '../../seo/head.fragment.ts';

export const GetProject = graphql(
  `
    query GetProject($databaseId: ID!, $asPreview: Boolean = false, $after: String) {
      project(id: $databaseId, idType: DATABASE_ID, asPreview: $asPreview) {
        id
        uri
        title
        projectTitle
        summary
        contentArea
        content
        ...HeadParts
        ...BannerImageParts
      }
      older: projects(first: 3, after: $after) {
        nodes {
          id
          ...ListedNode
        }
      }
      newest: projects(first: 4) {
        nodes {
          id
          ...ListedNode
        }
      }
    }
  `,
  [HeadParts, BannerImageParts, ListedNode],
);
