import { browserColors } from '@headwater/brand/browser-colors.ts';
import { company } from '@headwater/brand/company.ts';
import { siteConfig } from '../config/site.config.ts';

/** The web app manifest, for adding the site to a phone's home screen. */
export function webManifest(): Record<string, unknown> {
  return {
    name: company.name,
    short_name: company.wordmark[0],
    start_url: siteConfig.paths.home,
    scope: '/',
    display: 'browser',
    theme_color: browserColors.theme,
    background_color: browserColors.background,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
