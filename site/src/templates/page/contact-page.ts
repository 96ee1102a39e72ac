import { siteConfig } from '../../config/site.config.ts';
import { fetchTerritories } from '../../map/fetch-territories.ts';
import { drawMap, type MapPicture } from '../../map/map-picture.ts';
import { mapOutlines } from '../../map/outlines/map-outlines.ts';
import type { ListedRepresentative } from '../../map/representative.ts';
import { canonicalPath } from '../../routing/canonical-path.ts';
import type { TemplateQuery } from '../define-template.ts';

/** The fragment of links to the representatives: `repMapSection`. */
export const representativesAnchor = new URL(siteConfig.paths.representativeMap, 'https://x.invalid').hash.slice(1);

/** Everyone on the list is on the map if they have polygons, since both come from one query. */
export interface ContactRepresentatives {
  list: readonly ListedRepresentative[];
  /** Undefined when no representative has polygons, or the brand has no outlines. */
  picture: MapPicture | undefined;
  /** For the log: polygons that were left out. */
  warnings: string[];
}

/** Representatives on the contact page; no other page loads them. */
export const queryRepresentativesOnContact: TemplateQuery<ContactRepresentatives | undefined> = async (
  query,
  { uri },
) => {
  if (canonicalPath(uri ?? '') !== canonicalPath(siteConfig.paths.contact)) return { data: undefined, errors: [] };
  const { data: territories, errors } = await fetchTerritories(query, null);
  const data = {
    list: territories.map(({ representative }) => representative),
    picture: await drawMap(territories, mapOutlines),
    warnings: territories.flatMap(({ warning }) => warning ?? []),
  };
  return { data, errors };
};

/** Whether an editor used the anchor for something else, such as a heading above the list. */
export function hasAnchor(html: string | null | undefined): boolean {
  const ids = (html ?? '').matchAll(/\sid=(["']?)([^\s"'>]+)\1[\s>]/g);
  return Array.from(ids, ([, , id]) => id).includes(representativesAnchor);
}
