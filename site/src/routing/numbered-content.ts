import type { QueryPublic } from '../cms-client/cms-client.ts';
import { mainNode } from '../cms-client/envelope.ts';
import { otherPath } from './moved-to.ts';
import { GetNumberedAuthor, GetNumberedCategory, GetNumberedContent, GetPostsPage } from './numbered-content.query.ts';

/** Parameters by which WordPress finds content at `/`, in any structure of its permalinks. */
const parameters = { p: 'p', page_id: 'p', attachment_id: 'p', cat: 'cat', author: 'author' } as const;
type Kind = (typeof parameters)[keyof typeof parameters];
/** Names of the parameters. */
export const numberParameters: readonly string[] = Object.keys(parameters);

/** The one spelling of a query by number, such as `p=12`; undefined for other paths and queries. */
export function numberQuery(path: string, query: string): string | undefined {
  if (path !== '/' || query === '') return undefined;
  const given = new URLSearchParams(query);
  // WordPress's own URL of content that has no page.
  if (given.has('post_type')) return undefined;
  const [found] = Object.entries(parameters).filter(([name]) => /^[1-9]\d{0,9}$/.test(given.get(name) ?? ''));
  return found && `${found[1]}=${given.get(found[0])}`;
}

const finders: Record<Kind, (queryPublic: QueryPublic, id: string) => Promise<string | null | undefined>> = {
  p: async (queryPublic, id) =>
    mainNode('GetNumberedContent', await queryPublic(GetNumberedContent, { id }), ({ node }) => node)?.uri,
  cat: async (queryPublic, id) =>
    mainNode('GetNumberedCategory', await queryPublic(GetNumberedCategory, { id }), ({ node }) => node)?.uri,
  author: async (queryPublic, id) =>
    mainNode('GetNumberedAuthor', await queryPublic(GetNumberedAuthor, { id }), ({ node }) => node)?.uri,
};

/** The path of the content that a query by number means, if it has one. @param query see `numberQuery` */
export async function pathOfNumber(queryPublic: QueryPublic, query: string): Promise<string | undefined> {
  const [name = '', id = ''] = query.split('=');
  const kind = name === 'cat' || name === 'author' ? name : 'p';
  const uri = await finders[kind](queryPublic, id);
  // A draft's address is a query by number again.
  return uri?.includes('?') ? undefined : otherPath('', uri ?? undefined);
}

/** An archive of a year, month or day, which the site does not have. */
const DATE = /^\/(?:19|20)\d\d(?:\/\d{1,2}){0,2}\/?$/;

/** The list of posts in place of an archive by date; undefined for other paths, and without such a list. */
export async function listForDate(queryPublic: QueryPublic, path: string): Promise<string | undefined> {
  if (!DATE.test(path)) return undefined;
  const { data } = await queryPublic(GetPostsPage, {});
  return otherPath('', data.contentType?.uri ?? undefined);
}
