import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import type { BrowserContext, Route } from '@playwright/test';

/** The companies whose scripts a page may load. The tests respond for them inside the browser: no URL is changed. */
const scripts = {
  'tag manager': {
    pattern: 'https://www.googletagmanager.com/**',
    body: async () => 'window.dataLayer.push({ event: "stand-in" });',
  },
  'Google Maps': {
    pattern: 'https://maps.googleapis.com/**',
    body: () => readFile(join(import.meta.dirname, 'google-maps.js'), 'utf8'),
  },
  video: {
    pattern: 'https://fast.wistia.com/**',
    body: () => readFile(join(root, 'site/public/stand-in-video/player.js'), 'utf8'),
  },
  captcha: {
    pattern: /^https:\/\/www\.(?:google|gstatic)\.com\/recaptcha\//,
    body: () => readFile(join(root, 'site/public/stand-in-captcha/api.js'), 'utf8'),
  },
} as const;

export type ThirdParty = keyof typeof scripts;
const thirdParties = Object.keys(scripts) as ThirdParty[];

/** How a company responds: as it should, not at all, with something else than a script, or only when it is released. */
export type Behavior = 'good' | 'blocked' | 'rubbish' | Promise<void>;

async function respond(route: Route, party: ThirdParty, behavior: Behavior): Promise<void> {
  if (behavior === 'blocked') return route.abort();
  if (behavior instanceof Promise) await behavior;
  const isImage = route.request().resourceType() === 'image';
  if (isImage)
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  // A video's own script has nothing to do beside the player's.
  const isExtra = /\/embed\/\w+\.js$/.test(route.request().url());
  const body = behavior === 'rubbish' ? '/* nothing of use */' : isExtra ? '' : await scripts[party].body();
  return route.fulfill({ contentType: 'text/javascript', body });
}

/**
 * Responds for all third parties.
 * @returns the requests that left the site so far, by company; `other` is for hosts that no page should call
 */
export async function standInForThirdParties(
  context: BrowserContext,
  siteUrl: string,
  behaviors: Partial<Record<ThirdParty, Behavior>> = {},
): Promise<(ThirdParty | 'other')[]> {
  const requested: (ThirdParty | 'other')[] = [];
  await context.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== siteUrl,
    (route) => {
      requested.push('other');
      return route.abort();
    },
  );
  for (const party of thirdParties) {
    await context.route(scripts[party].pattern, (route) => {
      requested.push(party);
      return respond(route, party, behaviors[party] ?? 'good');
    });
  }
  return requested;
}
