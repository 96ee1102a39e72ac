import type { QueryCms } from '../cms-client/cms-client.ts';
import { CmsQueryError } from '../cms-client/errors.ts';
import { askTerritories } from './ask-territories.ts';
import { drawDetail } from './map-picture.ts';

/**
 * The detailed shapes of all territories, which replace those that a map shows: with one missing, a territory would
 * vanish as a visitor zooms in.
 * @throws CmsError when the CMS does not answer, or could not resolve all of them
 */
export async function askDetail(ask: QueryCms) {
  const { data: territories, errors } = await askTerritories(ask, null);
  if (errors.length > 0) throw new CmsQueryError('GetRepresentativeMap', errors);
  return (await drawDetail(territories)) ?? { unit: 1, shapes: [] };
}
