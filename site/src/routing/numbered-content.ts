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
  const asked = new URLSearchParams(query);
  // WordPress's own URL of content that has no page.
  if (asked.has('post_type')) return undefined;
  const [found] = Object.entries(parameters).filter(([name]) => /^[1-9]\d{0,9}$/.test(asked.get(name) ?? ''));
  return found && `${found[1]}=${asked.get(found[0])}`;
}

const finders: Record<Kind, (ask: QueryPublic, id: string) => Promise<string | null | undefined>> = {
  p: async (ask, id) => mainNode('GetNumberedContent', await ask(GetNumberedContent, { id }), ({ node }) => node)?.uri,
  cat: async (ask, id) =>
    mainNode('GetNumberedCategory', await ask(GetNumberedCategory, { id }), ({ node }) => node)?.uri,
  author: async (ask, id) =>
    mainNode('GetNumberedAuthor', await ask(GetNumberedAuthor, { id }), ({ node }) => node)?.uri,
};

/** The path of the content that a query by number means, if it has one. @param query see `numberQuery` */
export async function pathOfNumber(ask: QueryPublic, query: string): Promise<string | undefined> {
  const [name = '', id = ''] = query.split('=');
  const kind = name === 'cat' || name === 'author' ? name : 'p';
  const uri = await finders[kind](ask, id);
  // A draft's address is a query by number again.
  return uri?.includes('?') ? undefined : otherPath('', uri ?? undefined);
}

/** An archive of a year, month or day, which the site does not have. */
const DATE = /^\/(?:19|20)\d\d(?:\/\d{1,2}){0,2}\/?$/;

/** The list of posts in place of an archive by date; undefined for other paths, and without such a list. */
export async function listForDate(ask: QueryPublic, path: string): Promise<string | undefined> {
  if (!DATE.test(path)) return undefined;
  const { data } = await ask(GetPostsPage, {});
  return otherPath('', data.contentType?.uri ?? undefined);
}
