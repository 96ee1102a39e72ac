import type { APIRoute } from 'astro';
import { speculationRules } from '../navigation/speculation-rules.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(speculationRules), {
    headers: { 'content-type': 'application/speculationrules+json' },
  });
