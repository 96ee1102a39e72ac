import type { QueryCms } from '../../cms-client/cms-client.ts';
import type { CmsResponse } from '../../cms-client/envelope.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { sharedByPages } from '../../cms-client/shared-by-pages.ts';
import { plainText } from '../../content/plain-text.ts';
import type { TemplateQuery } from '../define-template.ts';

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

async function queryTitle(query: QueryCms): Promise<CmsResponse<string | undefined>> {
  const settings = (await query(GetPostsPageNumber, {})).data.readingSettings;
  if (!settings?.pageForPosts) return { data: undefined, errors: [] };
  const { data } = await query(GetPostsPageTitle, { databaseId: String(settings.pageForPosts) });
  return { data: plainText(data.page?.title) || undefined, errors: [] };
}

/**
 * The editors' title of the posts page. The node at its path is the content type, which
 * only has a label; if the CMS hides the page itself, the label is used.
 */
export const queryPostsPageTitle: TemplateQuery<string | undefined> = async (query, { isPostsPage }) =>
  isPostsPage ? queryTitle(query) : { data: undefined, errors: [] };

/** The same for a post in the list on that page. */
export const queryPostsPageTitleOfPost: TemplateQuery<string | undefined> = async (query, { list }) =>
  list && list.uri !== '/' ? queryTitle(query) : { data: undefined, errors: [] };
