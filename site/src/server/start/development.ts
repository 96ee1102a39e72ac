import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '../../config/env.ts';
import type { PageHandler } from '../../document/page-handler.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { checkDataFolders } from './check-data-folder.ts';
import { createSite } from './site.ts';
import type { Site } from './site-options.ts';
import { createSitePageCache, createUncachedPages } from './site-page-cache.ts';

const PUBLIC = fileURLToPath(new URL('../../../public/', import.meta.url));
/** Sources are compiled when a page first needs them. */
const PAGE_MS = 60_000;

/** Whether a request is for a source file, a script of Vite, or a file that a build copies: nothing that pages render. */
export function isForVite(target: string): boolean {
  const path = target.replace(/\?.*$/s, '');
  if (/^\/(?:@|__|src\/|node_modules\/)/.test(path)) return true;
  return /\.[^/.]+$/.test(path) && !path.includes('..') && existsSync(join(PUBLIC, path));
}

/**
 * The site behind its whole pipeline, with pages rendered from their sources. Two things differ from production: pages
 * are not stored unless DEV_PAGE_CACHE is 1, and there is no Content-Security-Policy, because Vite's client writes
 * scripts and styles into the page (`npm run dev -- --built` has one).
 * @param handler renders pages
 */
export async function openDevelopmentSite(handler: PageHandler): Promise<Site> {
  checkDataFolders(env);
  const { 'content-security-policy': _policy, ...headers } = securityHeaders(false);
  const withoutPolicy: PageHandler = async (request, locals) => {
    const rendered = await handler(request, locals);
    const { 'content-security-policy': _ofPage, ...others } = rendered.headers;
    return { ...rendered, headers: others };
  };
  return createSite({
    handler: withoutPolicy,
    assets: async () => false,
    createCache: (catalogue, render, forms, onChange, background) =>
      env.DEV_PAGE_CACHE === '1'
        ? createSitePageCache({ catalogue }, render, forms, onChange, background)
        : createUncachedPages(render, forms, onChange),
    headers,
    pageMs: PAGE_MS,
    outcomeMs: PAGE_MS,
  });
}
