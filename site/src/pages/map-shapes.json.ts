import type { APIRoute } from 'astro';
import { askTerritories } from '../map/ask-territories.ts';
import { drawDetail } from '../map/map-picture.ts';

/** Detailed shapes of all territories: what a map loads when a visitor zooms in. */
export const GET: APIRoute = async ({ locals }) => {
  const { data: territories, errors } = await askTerritories(locals.queryPublic, null);
  locals.isPartial ||= errors.length > 0;
  const detail = (await drawDetail(territories)) ?? { unit: 1, shapes: [] };
  return new Response(JSON.stringify(detail), { headers: { 'content-type': 'application/json; charset=utf-8' } });
};
