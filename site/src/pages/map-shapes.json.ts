import type { Endpoint } from '../document/define-page.ts';
import { fetchDetail } from '../map/map-picture.ts';

/** Detailed shapes of all territories: what a map loads when a visitor zooms in. */
export const GET: Endpoint = async ({ locals }) =>
  new Response(JSON.stringify(await fetchDetail(locals.queryPublic)), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
