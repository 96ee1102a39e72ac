import * as texts from '@headwater/brand/texts.ts';
import type { QueryCms } from '../cms-client/cms-client.ts';
import { CmsQueryError } from '../cms-client/errors.ts';
import { siteConfig } from '../config/site.config.ts';
import { fetchTerritories } from './fetch-territories.ts';
import type { Polygon } from './geometry.ts';
import { project } from './mercator.ts';
import type { Territory } from './read-territory.ts';
import type { ListedRepresentative } from './representative.ts';
import { drawShapes, type Shapes } from './shapes.ts';
import { type View, viewAround, viewOf, withMargin, withRatio } from './view.ts';

/** A territory on the map, with the content of its info window. */
export interface DrawnTerritory {
  representative: ListedRepresentative;
  /** `d` of an SVG path. */
  path: string;
}

/** The map as it is rendered into a page; all numbers are multiples of `unit`. */
export interface MapPicture {
  viewBox: string;
  /** Pixels at the configured zoom. */
  unit: number;
  /** States and provinces, as one `d` of an SVG path. */
  outlines: string;
  territories: DrawnTerritory[];
}

/** Width to height of every map, as the stylesheet has it (`--ratio-scene`). */
const RATIO = 8 / 5;
/** Margin on each side, as a share of the longer side. */
const MARGIN = 0.03;

/** Everything in one view; undefined without polygons. */
function wholeView(territories: readonly Territory[]): View | undefined {
  const degrees = viewOf(territories.flatMap(({ polygons }) => polygons.flat(2)));
  if (!degrees) return undefined;
  // A rectangle stays one in this projection, so its corners are enough: vertices are projected when they are drawn.
  const { x, y, width, height } = degrees;
  const view = viewOf([project([x, y]), project([x + width, y + height])]);
  return view && withRatio(withMargin(view, MARGIN), RATIO);
}

/** Around a representative's office at the configured zoom; around its polygons if the office is unknown. */
function officeView(territory: Territory): View | undefined {
  const { width } = siteConfig.map.size;
  if (territory.office) return viewAround(project(territory.office), width, width / RATIO);
  return wholeView([territory]);
}

/** @param around the territory whose office is in the center; undefined for a view of all */
function viewFor(territories: readonly Territory[], around: Territory | undefined): View | undefined {
  return around ? officeView(around) : wholeView(territories);
}

/**
 * Draws the map of territories.
 * @param outlines of states and provinces; without any, there is no map, only the list
 * @returns undefined when no representative has a polygon
 */
export async function drawMap(
  territories: readonly Territory[],
  outlines: readonly (readonly Polygon[])[],
  around?: Territory,
): Promise<MapPicture | undefined> {
  // By name, as the list has them: it is the order of the Tab key.
  const drawable = territories
    .filter(({ polygons }) => polygons.length > 0)
    .toSorted((one, other) => one.representative.name.localeCompare(other.representative.name, texts.locale));
  if (drawable.length === 0 || outlines.length === 0) return undefined;
  const view = viewFor(drawable, around);
  if (!view) return undefined;
  const { pixels, bytes, outlineBytes } = siteConfig.map.size;
  const areas = drawable.map(({ representative, polygons }) => ({ id: representative.id, polygons }));
  const drawn = await drawShapes(areas, { view, pixels, bytes });
  const grounds = outlines.map((polygons, index) => ({ id: String(index), polygons }));
  const ground = await drawShapes(grounds, { view, pixels, bytes: outlineBytes, unit: drawn.unit });
  const paths = new Map(drawn.shapes.map(({ id, path }) => [id, path]));
  return {
    viewBox: [view.x, view.y, view.width, view.height].map((number) => Math.round(number / drawn.unit)).join(' '),
    unit: drawn.unit,
    outlines: ground.shapes.map(({ path }) => path).join(''),
    territories: drawable.flatMap(({ representative }) => {
      const path = paths.get(representative.id);
      return path ? [{ representative, path }] : [];
    }),
  };
}

/** Detailed shapes of all territories, for visitors who zoom in; undefined without any polygon. */
export async function drawDetail(territories: readonly Territory[]): Promise<Shapes | undefined> {
  const view = wholeView(territories);
  if (!view) return undefined;
  const { pixels, detailBytes } = siteConfig.map.size;
  const areas = territories.map(({ representative, polygons }) => ({ id: representative.id, polygons }));
  return drawShapes(areas, { view, pixels: pixels * siteConfig.map.closest, bytes: detailBytes });
}

/**
 * The detailed shapes of all territories, which replace those that a map shows: with one missing, a territory would
 * vanish as a visitor zooms in.
 * @throws CmsError when the CMS does not respond, or could not resolve all of them
 */
export async function fetchDetail(query: QueryCms) {
  const { data: territories, errors } = await fetchTerritories(query, null);
  if (errors.length > 0) throw new CmsQueryError('GetRepresentativeMap', errors);
  return (await drawDetail(territories)) ?? { unit: 1, shapes: [] };
}
