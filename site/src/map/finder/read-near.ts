import { postalRegions, type Region } from '@headwater/contract/postal-regions.ts';
import type { Point } from '../geometry.ts';
import { regionsIn } from '../regions-in.ts';

/** What a visitor entered to find a representative. */
export type Near =
  | { kind: 'nothing' }
  | { kind: 'position'; position: Point }
  | { kind: 'zip'; zip: string }
  /** Canadian: the first three characters, in capitals. */
  | { kind: 'postal-code'; code: string }
  | { kind: 'region'; region: Region }
  /** What may be a town, the state behind a comma or as two letters, and one whose name is part of the text. */
  | { kind: 'town'; name: string; region: Region | undefined; within: Region | undefined }
  | { kind: 'unknown' };

/** Longer texts are not locations; the input has the same limit. */
export const LONGEST_NEAR = 100;

const POSITION = /^(-?\d{1,2}(?:\.\d{1,9})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,9})?)$/;
/** A ZIP code, at the end of an address too. */
const ZIP = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/;
const TOWN = /^[\p{L} .'&-]{2,60}$/u;
const POSTAL_CODE = /(?:^|[\s,])([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:[\s-]*\d[A-Z]\d)?$/i;

/** Reads the text as a position ("44.98,-93.27"), a postal code, the name or code of a state or province, or a town. */
export function readNear(text: string): Near {
  const near = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (near === '') return { kind: 'nothing' };
  if (near.length > LONGEST_NEAR) return { kind: 'unknown' };
  const [, latitude, longitude] = POSITION.exec(near) ?? [];
  if (latitude && longitude) return readPosition(Number(latitude), Number(longitude));
  const zip = ZIP.exec(near)?.[1];
  if (zip) return { kind: 'zip', zip };
  const code = POSTAL_CODE.exec(near)?.[1];
  if (code) return { kind: 'postal-code', code: code.toUpperCase() };
  const [town, state] = splitTown(near);
  const region = onlyRegion(state);
  if (town && region) return { kind: 'town', name: town, region, within: undefined };
  const within = onlyRegion(near) ?? regionAtEnd(near);
  // Kansas City is no part of Kansas, and Fort Washington none of Washington.
  const isTown = TOWN.test(near) && near.length > (within?.length ?? 0) && near.length > 2;
  if (within && !isTown) return { kind: 'region', region: within };
  // Several regions, or a country that is a town in Kentucky, too.
  if ((!within && regionsIn([near]).length > 0) || /^canada$/i.test(near)) return { kind: 'unknown' };
  return TOWN.test(near) ? { kind: 'town', name: near, region: undefined, within } : { kind: 'unknown' };
}

const regionNames = Object.values(postalRegions).sort((one, other) => other.length - one.length);

/** Missouri in `Kansas City Missouri`. */
function regionAtEnd(text: string): Region | undefined {
  const region = regionNames.find((name) => text.toLowerCase().endsWith(` ${name.toLowerCase()}`));
  return region && !/(?:\band|&) *$/i.test(text.slice(0, -region.length)) ? region : undefined;
}

/** The state or province that a text names. Two letters alone are a code however they are typed; in a sentence, only capitals are. */
function onlyRegion(text: string): Region | undefined {
  const [region, ...others] = regionsIn([text.length === 2 ? text.toUpperCase() : text]);
  return others.length === 0 ? region : undefined;
}

/** `Boston` and `MA` of `Boston, MA` or `boston ma`. */
function splitTown(near: string): [town: string, state: string] {
  const comma = near.lastIndexOf(',');
  const at = comma < 0 && / [a-z]{2}$/i.test(near) ? near.length - 3 : comma;
  return at < 0 ? ['', ''] : [near.slice(0, at).trim(), near.slice(at + 1).trim()];
}

function readPosition(latitude: number, longitude: number): Near {
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnGlobe ? { kind: 'position', position: [longitude, latitude] } : { kind: 'unknown' };
}
