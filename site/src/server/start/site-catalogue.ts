import { join } from 'node:path';
import { company } from '@headwater/brand/company.ts';
import { columns, figures, figureWords } from '@headwater/brand/figures.ts';
import { INDEX_TAG } from '../../catalogue/index/messages.ts';
import { type Catalogue, openCatalogue } from '../../catalogue/index/open-catalogue.ts';
import { env } from '../../config/env.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import { log, warnOnce } from '../operators/log.ts';

/** Opens the index of this instance under `DATA_DIR`. */
export function openSiteCatalogue(): Catalogue {
  const { revalidateSeconds, settleSeconds } = siteConfig;
  return openCatalogue({
    folder: join(env.DATA_DIR, 'site', 'catalogue'),
    origin: JSON.stringify([env.CMS_URL, figures, columns, figureWords, company.units, company.keyFigures]),
    pollMs: revalidateSeconds * 1000,
    settleMs: settleSeconds * 1000,
    log: (level, message, details = {}) => log[level](details, message),
    warn: warnOnce,
  });
}

/** The cache, whose changes are also those of the index: pages are rendered from both. */
export function withCatalogue(
  cache: PageCache,
  catalogue: Pick<Catalogue, 'noteChange' | 'noteAll' | 'listen'>,
): PageCache {
  // The index has the change already: nothing has to settle.
  const ageMs = siteConfig.settleSeconds * 1000;
  catalogue.listen(() => void cache.purge({ tags: [INDEX_TAG], paths: [], ageMs }));
  return {
    ...cache,
    purge(change) {
      catalogue.noteChange(change.tags);
      return cache.purge(change);
    },
    expireAll() {
      catalogue.noteAll();
      cache.expireAll();
    },
  };
}
