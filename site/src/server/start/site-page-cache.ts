import type { Catalogue } from '../../catalogue/index/open-catalogue.ts';
import { configuredClient } from '../../cms-client/configured-client.ts';
import { limits } from '../../cms-client/limits.ts';
import { queryTimes } from '../../cms-client/query-times.ts';
import { permalink } from '../../config/cms-places.ts';
import { env } from '../../config/env.ts';
import { siteConfig } from '../../config/site.config.ts';
import { formsAmong } from '../../forms/server/form-tag.ts';
import { createPageCache, type PageCache } from '../../page-cache/page-cache.ts';
import type { PageCacheOptions } from '../../page-cache/page-cache-options.ts';
import { storedPage } from '../../page-cache/stored-page.ts';
import { isContent } from '../../routing/routes.ts';
import { cacheRenderer, type PageRenderer, type RenderOptions } from '../render-page.ts';
import { alwaysKnown, readPaths } from './read-paths.ts';

/** Where pages are stored besides in memory, and the index that has their paths. */
type PageTiers = Pick<PageCacheOptions, 'snapshot' | 'shared'> & { catalogue?: Catalogue };
type Background = NonNullable<PageCacheOptions['background']>;

/**
 * The page cache with the settings of `site.config.ts`.
 * @param tiers without any, pages are in memory only
 * @param forms the renderings' options about forms
 * @param background runs refreshes that no request waits for
 */
export function createSitePageCache(
  { catalogue, ...tiers }: PageTiers,
  render: PageRenderer,
  forms: RenderOptions,
  onChange: () => void,
  background?: Background,
): PageCache {
  const client = configuredClient();
  const { rendering } = queryTimes(env.CMS_TIMEOUT_SECONDS);
  return createPageCache({
    render: cacheRenderer(render, forms),
    responseMs: limits.page,
    renderMs: rendering,
    onChange,
    ...(background && { background }),
    maxBytes: siteConfig.pageCacheBytes,
    ...tiers,
    freshSeconds: siteConfig.revalidateSeconds,
    missing: { seconds: siteConfig.notFoundSeconds, budget: siteConfig.notFoundBudget },
    settleSeconds: siteConfig.settleSeconds,
    always: alwaysKnown.map(permalink),
    isLasting: (tag) => formsAmong([tag]).length > 0,
    isContent,
    readPaths: (isScan) => readPaths(client, catalogue, isScan),
  });
}

/** Renders every request, for development: nothing is stored, so nothing has to be purged. */
export function createUncachedPages(render: PageRenderer, forms: RenderOptions, onChange: () => void): PageCache {
  return {
    async get(key) {
      const page = storedPage(await render(key, undefined, forms), 0, 0);
      return { page, state: 'MISS', ageSeconds: 0 };
    },
    fresh: () => undefined,
    purge() {
      onChange();
      return [];
    },
    expireAll: onChange,
    hasPages: () => false,
    renewOldBuilds: () => undefined,
  };
}
