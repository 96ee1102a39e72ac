import { graphql } from '../../cms-client/graphql.ts';

const DownloadFile = graphql(`
  fragment DownloadFile on AcfMediaItemConnectionEdge @_unmask {
    node {
      mediaItemUrl
      mimeType
      fileSize
    }
  }
`);

export const DownloadsFragment = graphql(
  `
    fragment DownloadsFragment on SingleProduct {
      brochure {
        ...DownloadFile
      }
      dataSheet {
        ...DownloadFile
      }
      manual {
        ...DownloadFile
      }
    }
  `,
  [DownloadFile],
);
