import type { QueryCms } from '../cms-client/cms-client.ts';
import { type CmsResponse, mainNode } from '../cms-client/envelope.ts';
import { isCmsError } from '../cms-client/errors.ts';
import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';
import { safeHref } from '../content/safe-href.ts';
import { encodePath, keyOfEncodedPath } from '../page-cache/path-key.ts';
import { canonicalPath } from '../routing/canonical-path.ts';
import {
  GetAuthorPaths,
  GetContentPaths,
  GetSitemapArchives,
  GetSitemapCategories,
  GetSitemapTags,
  GetTermPaths,
} from './all-paths.query.ts';
import { isListable } from './sitemap-entry.ts';

interface Batch {
  list: {
    pageInfo: FragmentOf<typeof PageInfoParts>;
    nodes: readonly Parameters<typeof isListable>[0][];
  } | null;
}

interface Source {
  read: (query: QueryCms, after: string | null) => Promise<CmsResponse<Batch>>;
  /** The sitemap's file for its nodes. */
  listed?: string;
}

/** Pages of lists. The first source that has a path decides its file in the sitemap. */
const listSources: readonly Source[] = [
  { read: (query, after) => query(GetSitemapArchives, { after }), listed: 'archive' },
  { read: (query, after) => query(GetSitemapCategories, { after }), listed: 'category' },
  { read: (query, after) => query(GetSitemapTags, { after }), listed: 'tag' },
  { read: (query, after) => query(GetTermPaths, { after }) },
  { read: (query, after) => query(GetAuthorPaths, { after }) },
];
const sources: readonly Source[] = [{ read: (query, after) => query(GetContentPaths, { after }) }, ...listSources];

/** Maximum number of queries, with 100 paths in each response. A larger site has no complete list. */
const MOST_QUERIES = 1_000;

/**
 * The cache key of a node's page, however its URI is written. Content without a permalink,
 * such as `/?p=12`, has none.
 */
export function keyOfUri(uri: string | null): string | undefined {
  const href = uri?.includes('?') ? undefined : safeHref(uri);
  const path = href?.startsWith('/') ? href.replace(/#.*$/, '') : undefined;
  const key = path === undefined ? undefined : keyOfEncodedPath(path);
  return key === undefined ? undefined : encodePath(canonicalPath(decodeURIComponent(key)));
}

/** The paths of everything public in the CMS, and whether the list is complete. */
export interface AllPaths {
  keys: string[];
  isComplete: boolean;
}

/** Paths, each with the sitemap's file that has it. */
interface OtherPaths {
  paths: ReadonlyMap<string, string | undefined>;
  isComplete: boolean;
  /** The CMS did not respond, and may do so later. */
  isRetryable: boolean;
}

/** The paths of terms, authors and archives, as `readAllPaths`. */
export function readOtherPaths(query: QueryCms): Promise<OtherPaths> {
  return readPaths(query, listSources, MOST_QUERIES);
}

/**
 * Reads the paths of all content, terms, authors and archives, one query at a time. Errors, repeated cursors and
 * too many queries end the reading: the list is incomplete then.
 */
export async function readAllPaths(query: QueryCms, mostQueries: number = MOST_QUERIES): Promise<AllPaths> {
  const { paths, isComplete } = await readPaths(query, sources, mostQueries);
  return { keys: [...paths.keys()], isComplete };
}

async function readPaths(query: QueryCms, from: readonly Source[], mostQueries: number): Promise<OtherPaths> {
  const paths = new Map<string, string | undefined>([['/', undefined]]);
  let queries = 0;

  /** @returns whether the source was read to its end. */
  async function readToEnd({ read, listed }: Source): Promise<boolean> {
    const seen = new Set<string>();
    for (let after: string | null = null; queries < mostQueries; ) {
      queries += 1;
      const response = await read(query, after);
      const list = mainNode('the list of paths', response, (data) => data.list);
      if (!list || response.errors.length > 0) return false;
      for (const node of list.nodes) {
        const key = keyOfUri(node.uri);
        if (key !== undefined && !paths.has(key)) paths.set(key, listed && isListable(node) ? listed : undefined);
      }
      const { hasNextPage, endCursor } = readFragment(PageInfoParts, list.pageInfo);
      if (!hasNextPage) return true;
      if (!endCursor || seen.has(endCursor)) return false;
      seen.add(endCursor);
      after = endCursor;
    }
    return false;
  }

  try {
    for (const source of from) if (!(await readToEnd(source))) return { paths, isComplete: false, isRetryable: false };
    return { paths, isComplete: true, isRetryable: false };
  } catch (error) {
    if (!isCmsError(error)) throw error;
    return { paths, isComplete: false, isRetryable: error.isRetryable };
  }
}
