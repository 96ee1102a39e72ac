import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '../../config/env.ts';
import { siteConfig } from '../../config/site.config.ts';
import { openPageSnapshot, type PageSnapshot } from '../../page-cache/snapshot/page-snapshot.ts';
import { openOlderAssets } from '../http/older-assets.ts';
import { createStaticAssets, loadStaticAssets, type StaticAssets } from '../http/static-assets.ts';
import { log } from '../operators/log.ts';
import { readBuildId } from './build-id.ts';

/** Stored pages and files of earlier processes and builds. */
export interface SiteSnapshot {
  /** Pages to serve while the CMS is down. */
  snapshot: PageSnapshot;
  /** Files of this build, and files that pages of earlier builds load. */
  assets: StaticAssets;
  /** Identifies the build. */
  build: string;
}

/** Identifies the site: pages of another CMS or under another URL are not its own. */
export const siteOrigin: string = `${env.CMS_URL} ${env.SITE_URL}`;

/** Opens the snapshot under `DATA_DIR`. @param dist folder of the build, with a slash at its end */
export async function openSiteSnapshot(dist: URL): Promise<SiteSnapshot> {
  const [build, current] = await Promise.all([
    readBuildId(fileURLToPath(dist)),
    loadStaticAssets(fileURLToPath(new URL('client/', dist))),
  ]);
  const folder = (name: string) => join(env.DATA_DIR, 'site', name);
  const warn = (message: string, details: Record<string, unknown>) => log.warn(details, message);
  const { pageSnapshotBytes, olderAssetsBytes } = siteConfig;
  const [snapshot, olderAssets] = await Promise.all([
    openPageSnapshot({
      folder: folder('pages'),
      maxBytes: pageSnapshotBytes,
      origin: siteOrigin,
      build,
      warn,
    }),
    openOlderAssets({ folder: folder('assets'), maxBytes: olderAssetsBytes, current, warn }),
  ]);
  return { snapshot, assets: createStaticAssets(current, olderAssets.find), build };
}
