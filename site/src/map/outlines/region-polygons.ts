import type { Polygon } from '../geometry.ts';
import { provinceOutlines } from './province-outlines.ts';
import type { ProvinceCode, RegionCode } from './regions.ts';
import { isRegionCode, regionNames } from './regions.ts';
import outlines from './state-outlines.json' with { type: 'json' };

// Written by drawings/geography/write-state-outlines.ts, in this form.
const stateOutlines = outlines as unknown as Readonly<Record<string, readonly Polygon[]>>;

function isProvince(code: RegionCode): code is ProvinceCode {
  return Object.hasOwn(provinceOutlines, code);
}

/**
 * Outlines of a state or province, one polygon for its mainland and one for each larger island;
 * degrees, rings closed and of at most 120 points.
 *
 * @throws {RangeError} for a code that is neither one of the lower 48 states, DC, nor AB, SK, MB, ON.
 */
export function regionPolygons(code: string): readonly Polygon[] {
  if (!isRegionCode(code)) throw new RangeError(`"${code}" is not the code of a covered state or province.`);
  if (isProvince(code)) return provinceOutlines[code];
  const polygons = stateOutlines[regionNames[code]];
  if (!polygons) throw new RangeError(`state-outlines.json has no outline of ${regionNames[code]}.`);
  return polygons;
}
