import type { ContentType } from '@headwater/content-model/content-type.ts';
import { contentTypes } from '@headwater/content-model/content-types.ts';
import type { QueryPublic } from '../cms-client/cms-client.ts';
import { type CmsAnswer, mainNode } from '../cms-client/envelope.ts';
import { type FragmentOf, readFragment, type VariablesOf } from '../cms-client/graphql.ts';
import { fetchConfirmationPages } from '../content/confirmation-pages.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';
import { keyOfEncodedPath } from '../page-cache/path-key.ts';
import { routeOf } from '../routing/routes.ts';
import { gmtMoment } from './moment.ts';
import { isHiddenFromSearch, type SeoRobots } from './seo-robots.ts';
import { ownUrlOf, writtenCanonical } from './site-url.ts';
import { GetSitemapArchives, GetSitemapCategories, GetSitemapContent, GetSitemapTags } from './sitemap.query.ts';

/** A URL in the sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** Last change, as ISO 8601; absent if unknown. */
  modified: string | undefined;
}

/** One answer of the CMS: up to 100 positions, some without an entry because they must not be indexed. */
export interface SitemapBatch {
  entries: readonly (SitemapEntry | undefined)[];
  /** The cursor of the next batch; absent at the end. */
  after: string | undefined;
  isPartial: boolean;
}

/** Queries the batch after a cursor. Without `asksForHead`, noindex pages count as well. */
export type SitemapSource = (ask: QueryPublic, after: string | null, asksForHead: boolean) => Promise<SitemapBatch>;

interface Ancestor {
  databaseId: number;
  parentDatabaseId?: number | null;
}

interface Node {
  uri: string | null;
  databaseId?: number;
  parentDatabaseId?: number | null;
  ancestors?: { nodes: readonly Ancestor[] } | null;
  modifiedGmt?: string | null;
  seo?: (SeoRobots & { canonical?: string | null }) | null;
}

interface Entries {
  entries: { pageInfo: FragmentOf<typeof PageInfoParts>; nodes: readonly Node[] } | null;
}

/** Whether an ancestor of a page is hidden, such as a draft: the CMS omits it from the page's ancestors. */
function isBelowHidden({ parentDatabaseId, ancestors }: Node): boolean {
  const above = ancestors?.nodes ?? [];
  const known = new Set(above.map(({ databaseId }) => databaseId));
  return [parentDatabaseId, ...above.map((ancestor) => ancestor.parentDatabaseId)].some((id) => id && !known.has(id));
}

/** Whether the site itself answers a path, whatever the CMS has there. */
function isTaken(url: string): boolean {
  const path = keyOfEncodedPath(new URL(url).pathname);
  if (path === undefined) return true;
  const { kind, yields } = routeOf(decodeURIComponent(path));
  return kind !== 'page' && !yields;
}

function entryOf(node: Node, unlisted: ReadonlySet<number>): SitemapEntry | undefined {
  const { uri, databaseId = 0, modifiedGmt, seo } = node;
  if (unlisted.has(databaseId) && uri !== '/') return undefined;
  const url = uri?.includes('?') ? undefined : ownUrlOf(uri);
  if (!url || isTaken(url) || isBelowHidden(node)) return undefined;
  const isElsewhere = (writtenCanonical(seo?.canonical, uri) ?? url) !== url;
  return isElsewhere || isHiddenFromSearch(seo) ? undefined : { url, modified: gmtMoment(modifiedGmt) };
}

const none: ReadonlySet<number> = new Set();

function batchOf(answer: CmsAnswer<Entries>, unlisted: ReadonlySet<number> = none): SitemapBatch {
  const connection = mainNode('the sitemap', answer, (data) => data.entries);
  const pageInfo = connection && readFragment(PageInfoParts, connection.pageInfo);
  return {
    entries: (connection?.nodes ?? []).map((node) => entryOf(node, unlisted)),
    after: (pageInfo?.hasNextPage && pageInfo.endCursor) || undefined,
    isPartial: answer.errors.length > 0,
  };
}

function content({ enumValue }: ContentType): SitemapSource {
  // `npm run model` adds the content model's values to the schema.
  const type = enumValue as VariablesOf<typeof GetSitemapContent>['type'];
  return async (ask, after, asksForHead) => {
    const answer = await ask(GetSitemapContent, { type, after, asksForHead });
    // Only pages can be a form's confirmation.
    const hasUnlisted = enumValue === contentTypes.page.enumValue && asksForHead;
    return batchOf(answer, hasUnlisted ? await fetchConfirmationPages(ask) : none);
  };
}

/** Content types in the sitemap whose slugs are allowed in a file's path. */
const ofTypes = Object.entries(contentTypes).flatMap(([slug, type]) =>
  type.isInSitemap ? [[slug.replaceAll('-', '_'), content(type)] as const] : [],
);

/** The sources of the sitemap, by the name in their files' paths. */
export const sitemapSources: Readonly<Record<string, SitemapSource>> = {
  ...Object.fromEntries(ofTypes),
  category: async (ask, after) => batchOf(await ask(GetSitemapCategories, { after })),
  tag: async (ask, after) => batchOf(await ask(GetSitemapTags, { after })),
  archive: async (ask, after) => batchOf(await ask(GetSitemapArchives, { after })),
};

/** The source of a sitemap file, by the name in its path. */
export function sitemapSource(name: string | undefined): SitemapSource | undefined {
  return name !== undefined && Object.hasOwn(sitemapSources, name) ? sitemapSources[name] : undefined;
}
