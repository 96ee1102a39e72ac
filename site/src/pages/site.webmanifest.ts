import type { APIRoute } from 'astro';
import { webManifest } from '../seo/web-manifest.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(webManifest()), {
    headers: { 'cache-control': 'public, max-age=3600', 'content-type': 'application/manifest+json; charset=utf-8' },
  });
