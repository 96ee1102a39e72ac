import { postalRegions } from '@headwater/contract/postal-regions.ts';
import type { Polygon } from '../geometry.ts';
import canada from './canada-outlines.json' with { type: 'json' };
import { provinceOutlines } from './province-outlines.ts';
import type { ProvinceCode, RegionCode } from './regions.ts';
import { isRegionCode } from './regions.ts';
import states from './state-outlines.json' with { type: 'json' };

// Written by demo/drawings/geography/write-outlines.ts, in this form.
const byName = { ...states, ...canada } as unknown as Readonly<Record<string, readonly Polygon[]>>;

function isByHand(code: RegionCode): code is ProvinceCode {
  return Object.hasOwn(provinceOutlines, code);
}

/**
 * Outlines of a state, province or territory, one polygon for its mainland and one for each larger island; degrees,
 * rings closed and of at most 150 points. Islands beyond the 180th meridian have longitudes below -180.
 *
 * @throws {RangeError} for a code that is none of the United States or Canada.
 */
export function regionPolygons(code: string): readonly Polygon[] {
  if (!isRegionCode(code)) throw new RangeError(`"${code}" is not the code of a state, province or territory.`);
  if (isByHand(code)) return provinceOutlines[code];
  const polygons = byName[postalRegions[code]];
  if (!polygons) throw new RangeError(`There is no outline of ${postalRegions[code]}.`);
  return polygons;
}
