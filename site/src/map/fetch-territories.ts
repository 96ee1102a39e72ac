import { setImmediate as nextTurn } from 'node:timers/promises';
import type { QueryCms } from '../cms-client/cms-client.ts';
import type { CmsResponse } from '../cms-client/envelope.ts';
import { isCmsError } from '../cms-client/errors.ts';
import { collectRepresentatives } from './collect-representatives.ts';
import { readTerritory, type Territory } from './read-territory.ts';
import { GetRepresentativeMap } from './representative-map.query.ts';

/** Representatives per query. Fewer where detailed polygons make a response larger than the site reads. */
const BATCHES = [100, 20, 4] as const;

/** Whether the response exceeded what the site reads of one, or what the CMS sends. */
function isTooLarge(error: unknown): boolean {
  if (!isCmsError(error)) return false;
  if (error.name === 'CmsQueryError') return /exceed the limit for its size/.test(error.message);
  return error.name === 'CmsResponseError' && /larger than|more than/.test(error.message);
}

async function fetchNodes(query: QueryCms, ids: readonly string[] | null) {
  for (const size of BATCHES) {
    try {
      return await collectRepresentatives(async (after) => {
        const { data, errors } = await query(GetRepresentativeMap, { in: ids && [...ids], first: size, after });
        return { data: data.representatives, errors };
      }, size);
    } catch (error) {
      if (size === BATCHES.at(-1) || !isTooLarge(error)) throw error;
    }
  }
  throw new Error('The last batch returns or throws.');
}

/**
 * Fetches representatives with their territories: one query for up to a hundred of them.
 * @param ids database IDs; null for all
 * @throws CmsError when the CMS does not respond.
 */
export async function fetchTerritories(
  query: QueryCms,
  ids: readonly string[] | null,
): Promise<CmsResponse<Territory[]>> {
  const { data: nodes, errors } = await fetchNodes(query, ids);
  const territories: Territory[] = [];
  for (const node of nodes) {
    territories.push(readTerritory(node));
    // Large polygons take milliseconds to read: other requests get their turn.
    await nextTurn();
  }
  return { data: territories, errors };
}
