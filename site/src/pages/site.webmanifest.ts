import type { Endpoint } from '../document/define-page.ts';
import { webManifest } from '../seo/web-manifest.ts';

export const GET: Endpoint = () =>
  new Response(JSON.stringify(webManifest()), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
