import type { QueryCms } from '../cms-client/cms-client.ts';
import { type CmsAnswer, mainNode } from '../cms-client/envelope.ts';
import { isCmsError } from '../cms-client/errors.ts';
import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';
import { safeHref } from '../content/safe-href.ts';
import { encodePath, keyOfEncodedPath } from '../page-cache/path-key.ts';
import { canonicalPath } from '../routing/canonical-path.ts';
import { GetAuthorPaths, GetContentPaths, GetTermPaths } from './all-paths.query.ts';
import { GetSitemapArchives } from './sitemap.query.ts';

interface Batch {
  entries: { pageInfo: FragmentOf<typeof PageInfoParts>; nodes: readonly { uri: string | null }[] } | null;
}

type Source = (ask: QueryCms, after: string | null) => Promise<CmsAnswer<Batch>>;

/** Pages of lists. */
const listSources: readonly Source[] = [
  (ask, after) => ask(GetTermPaths, { after }),
  (ask, after) => ask(GetAuthorPaths, { after }),
  (ask, after) => ask(GetSitemapArchives, { after }),
];
const sources: readonly Source[] = [(ask, after) => ask(GetContentPaths, { after }), ...listSources];

/** Maximum number of queries, with 100 paths in each answer. A larger site has no complete list. */
const MOST_QUESTIONS = 200;

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

/** The paths of terms, authors and archives, as `readAllPaths`. */
export function readOtherPaths(ask: QueryCms): Promise<AllPaths> {
  return readPaths(ask, listSources, MOST_QUESTIONS);
}

/**
 * Reads the paths of all content, terms, authors and archives, one query at a time. Errors, repeated cursors and
 * too many queries end the reading: the list is incomplete then.
 */
export function readAllPaths(ask: QueryCms, mostQuestions: number = MOST_QUESTIONS): Promise<AllPaths> {
  return readPaths(ask, sources, mostQuestions);
}

async function readPaths(ask: QueryCms, from: readonly Source[], mostQuestions: number): Promise<AllPaths> {
  const keys = new Set(['/']);
  let questions = 0;

  /** @returns whether the source was read to its end. */
  async function readToEnd(source: Source): Promise<boolean> {
    const seen = new Set<string>();
    for (let after: string | null = null; questions < mostQuestions; ) {
      questions += 1;
      const answer = await source(ask, after);
      const entries = mainNode('the list of paths', answer, (data) => data.entries);
      if (!entries || answer.errors.length > 0) return false;
      for (const { uri } of entries.nodes) {
        const key = keyOfUri(uri);
        if (key !== undefined) keys.add(key);
      }
      const { hasNextPage, endCursor } = readFragment(PageInfoParts, entries.pageInfo);
      if (!hasNextPage) return true;
      if (!endCursor || seen.has(endCursor)) return false;
      seen.add(endCursor);
      after = endCursor;
    }
    return false;
  }

  try {
    for (const source of from) if (!(await readToEnd(source))) return { keys: [...keys], isComplete: false };
    return { keys: [...keys], isComplete: true };
  } catch (error) {
    if (!isCmsError(error)) throw error;
    return { keys: [...keys], isComplete: false };
  }
}
