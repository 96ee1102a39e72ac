import type { QueryCms } from '../../cms-client/cms-client.ts';
import type { CmsResponse } from '../../cms-client/envelope.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { sharedByPages } from '../../cms-client/shared-by-pages.ts';
import { plainText } from '../../content/plain-text.ts';
import type { AskedQuery } from '../define-template.ts';

const GetPostsPageNumber = sharedByPages(
  graphql(`
  query GetPostsPageNumber {
    readingSettings {
      pageForPosts
    }
  }
`),
);

const GetPostsPageTitle = sharedByPages(
  graphql(`
  query GetPostsPageTitle($databaseId: ID!) {
    page(id: $databaseId, idType: DATABASE_ID) {
      title
    }
  }
`),
);

async function askTitle(ask: QueryCms): Promise<CmsResponse<string | undefined>> {
  const settings = (await ask(GetPostsPageNumber, {})).data.readingSettings;
  if (!settings?.pageForPosts) return { data: undefined, errors: [] };
  const { data } = await ask(GetPostsPageTitle, { databaseId: String(settings.pageForPosts) });
  return { data: plainText(data.page?.title) || undefined, errors: [] };
}

/**
 * The editors' title of the posts page. The node at its path is the content type, which
 * only has a label; if the CMS hides the page itself, the label is used.
 */
export const askPostsPageTitle: AskedQuery<string | undefined> = async (ask, { isPostsPage }) =>
  isPostsPage ? askTitle(ask) : { data: undefined, errors: [] };

/** The same for a post in the list on that page. */
export const askPostsPageTitleOfPost: AskedQuery<string | undefined> = async (ask, { list }) =>
  list && list.uri !== '/' ? askTitle(ask) : { data: undefined, errors: [] };
