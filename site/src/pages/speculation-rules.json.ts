import type { APIRoute } from 'astro';
import { speculationRules } from '../navigation/speculation-rules.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(speculationRules), {
    headers: { 'cache-control': 'public, max-age=3600', 'content-type': 'application/speculationrules+json' },
  });
