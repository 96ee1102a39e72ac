import { askTerritories } from '../../map/ask-territories.ts';
import { drawMap, type MapPicture } from '../../map/map-picture.ts';
import { mapOutlines } from '../../map/outlines/map-outlines.ts';
import type { AskedQuery } from '../define-template.ts';

export interface RepresentativeMapData {
  /** Undefined without polygons, or when the brand has no outlines. */
  picture: MapPicture | undefined;
  /** For the log: polygons that were left out. */
  warning: string | undefined;
}

/** The map of one representative, with its office in the center; by a query of its own. */
export const askRepresentativeMap: AskedQuery<RepresentativeMapData> = async (ask, { databaseId }) => {
  const { data: territories, errors } = await askTerritories(ask, [String(databaseId)]);
  const [territory] = territories;
  const picture = territory && (await drawMap([territory], mapOutlines, territory));
  return { data: { picture, warning: territory?.warning }, errors };
};
