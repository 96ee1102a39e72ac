import { type CmsPlaces, usualPlaces } from '../config/cms-places.ts';
import type { QueryPublic } from './cms-client.ts';
import { GetCmsPlaces } from './cms-places.query.ts';
import type { ResultOf } from './graphql.ts';

type Content = { uri: string; link: string };

function urlOf(text: string | null | undefined): URL | undefined {
  const url = text && URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function withoutSlash(text: string): string {
  return text.endsWith('/') ? text.slice(0, -1) : text;
}

/** What most of the items have. */
function most<Item>(items: readonly Item[], has: (item: Item) => boolean): boolean {
  return items.filter(has).length * 2 > items.length;
}

/** The part of a link before its path. */
function homeOf({ uri, link }: Content): string | undefined {
  const home = link.endsWith(uri) ? link.slice(0, link.length - uri.length) : undefined;
  return urlOf(home) && home;
}

/**
 * The folder for uploads that a file is in. WordPress's is called "uploads", unless it was given another name; then it has
 * a folder for each month, or none.
 */
function folderOf({ pathname }: URL): string {
  const end = pathname.lastIndexOf('/uploads/');
  if (end >= 0) return pathname.slice(0, end + '/uploads'.length);
  return pathname.slice(0, pathname.lastIndexOf('/')).replace(/\/\d{4}\/\d{2}$/, '');
}

/**
 * The places that a CMS shows; those that it doesn't show stay as they are. WPGraphQL ends the paths of lists in a slash
 * whatever the permalinks are, so they don't count.
 */
export function placesOf(
  { generalSettings, contentNodes, mediaItems }: ResultOf<typeof GetCmsPlaces>,
  known: CmsPlaces,
): CmsPlaces {
  const contents = (contentNodes?.nodes ?? []).flatMap(({ uri, link }): Content[] =>
    uri && link && !uri.includes('?') ? [{ uri, link }] : [],
  );
  // A file's name, such as /about.html, says nothing about slashes.
  const paths = contents.map(({ uri }) => uri).filter((uri) => uri !== '/' && !/\.[a-z]+$/.test(uri));
  const home = contents.map(homeOf).find((found) => found !== undefined) ?? known.home;
  const wordpress = withoutSlash(urlOf(generalSettings?.url)?.href ?? known.wordpress);
  const hosts = [home, wordpress, usualPlaces.home].map((url) => urlOf(url)?.host);
  const files = (mediaItems?.nodes ?? []).flatMap(
    ({ sourceUrl, mediaItemUrl }) => urlOf(sourceUrl ?? mediaItemUrl) ?? [],
  );
  const folders = files.filter(({ host }) => hosts.includes(host)).map(folderOf);
  return {
    home,
    wordpress,
    uploads: folders.find((folder) => most(folders, (one) => one === folder)) ?? known.uploads,
    ...(paths.length > 0
      ? {
          hasSlash: most(paths, (uri) => uri.endsWith('/')),
          hasIndex: most(paths, (uri) => uri.startsWith('/index.php/')),
        }
      : { hasSlash: known.hasSlash, hasIndex: known.hasIndex }),
  };
}

/** Reads the places of the CMS. @throws CmsError when it does not respond */
export async function readCmsPlaces(query: QueryPublic, known: CmsPlaces): Promise<CmsPlaces> {
  const { data } = await query(GetCmsPlaces, {});
  return placesOf(data, known);
}
