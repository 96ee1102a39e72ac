import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '../config/env.ts';
import type { AstroHandler } from './astro-handler.ts';
import { checkDataFolders } from './check-data-folder.ts';
import { securityHeaders } from './security-headers.ts';
import { createSite } from './site.ts';
import type { Site } from './site-options.ts';
import { createSitePageCache, createUncachedPages } from './site-page-cache.ts';

/** Passes a request to Vite and Astro. `next` is called if they do not handle it. */
export type ViteHandler = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** The property in which Astro's development server looks for a page's locals. */
const LOCALS = Symbol.for('astro.locals');
const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url));
/** Sources are compiled when a page first needs them. */
const PAGE_MS = 60_000;

/** Whether a request is for a source file, a script of Vite, or a file that a build copies: nothing that Astro renders. */
export function isForVite(target: string): boolean {
  const path = target.replace(/\?.*$/s, '');
  if (/^\/(?:@|__|src\/|node_modules\/|\.astro\/)/.test(path)) return true;
  return /\.[^/.]+$/.test(path) && !path.includes('..') && existsSync(join(PUBLIC, path));
}

/** Renders pages from their sources. */
function astroHandler(vite: ViteHandler): AstroHandler {
  return (req, res, _next, locals) => {
    Reflect.set(req, LOCALS, locals);
    return new Promise((resolve, reject) => {
      res.once('close', resolve);
      vite(req, res, (error) => reject(error ?? new Error(`Astro has no page for ${req.url}.`)));
    });
  };
}

/**
 * The site behind its whole pipeline, with pages rendered from their sources. Two things differ from production: pages
 * are not stored unless DEV_PAGE_CACHE is 1, and there is no Content-Security-Policy, because Astro knows its hashes
 * only after a build (`npm run dev -- --built` has one).
 */
export async function openDevelopmentSite(vite: ViteHandler): Promise<Site> {
  checkDataFolders(env);
  const { 'content-security-policy': _policy, ...headers } = securityHeaders(false);
  return createSite({
    handler: astroHandler(vite),
    assets: async () => false,
    createCache: (render, forms, onChange, background) =>
      env.DEV_PAGE_CACHE === '1'
        ? createSitePageCache({}, render, forms, onChange, background)
        : createUncachedPages(render, forms, onChange),
    headers,
    pageMs: PAGE_MS,
    outcomeMs: PAGE_MS,
  });
}
