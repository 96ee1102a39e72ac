import type { APIRoute } from 'astro';
import { askDetail } from '../map/ask-detail.ts';

/** Detailed shapes of all territories: what a map loads when a visitor zooms in. */
export const GET: APIRoute = async ({ locals }) =>
  new Response(JSON.stringify(await askDetail(locals.queryPublic)), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
