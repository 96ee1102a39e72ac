import type { QueryCms } from '../../cms-client/cms-client.ts';
import type { CmsAnswer } from '../../cms-client/envelope.ts';
import { graphql } from '../../cms-client/graphql.ts';
import { plainText } from '../../content/plain-text.ts';
import type { AskedQuery } from '../define-template.ts';

const GetPostsPageNumber = graphql(`
  query GetPostsPageNumber {
    readingSettings {
      pageForPosts
    }
  }
`);

const GetPostsPageTitle = graphql(`
  query GetPostsPageTitle($databaseId: ID!) {
    page(id: $databaseId, idType: DATABASE_ID) {
      title
    }
  }
`);

async function askTitle(ask: QueryCms): Promise<CmsAnswer<string | undefined>> {
  const settings = (await ask(GetPostsPageNumber, {})).data.readingSettings;
  if (!settings?.pageForPosts) return { data: undefined, errors: [] };
  const { data } = await ask(GetPostsPageTitle, { databaseId: String(settings.pageForPosts) });
  return { data: plainText(data.page?.title) || undefined, errors: [] };
}

/**
 * The title that editors gave the page of posts. The node behind its address is the content type, which
 * has only a label; where the CMS keeps the page to itself, that label has to do.
 */
export const askPostsPageTitle: AskedQuery<string | undefined> = async (ask, { isPostsPage }) =>
  isPostsPage ? askTitle(ask) : { data: undefined, errors: [] };

/** The same for a post that is in the list on that page. */
export const askPostsPageTitleOfPost: AskedQuery<string | undefined> = async (ask, { list }) =>
  list && list.uri !== '/' ? askTitle(ask) : { data: undefined, errors: [] };
