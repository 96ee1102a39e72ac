import type { Region } from '@headwater/contract/postal-regions.ts';
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
  | { kind: 'unknown' };

/** Longer texts are not locations; the input has the same limit. */
export const LONGEST_NEAR = 100;

const POSITION = /^(-?\d{1,2}(?:\.\d{1,9})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,9})?)$/;
/** A ZIP code, at the end of an address too. */
const ZIP = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/;
const POSTAL_CODE = /(?:^|[\s,])([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:[\s-]*\d[A-Z]\d)?$/i;

/** Reads the text as a position ("44.98,-93.27"), a postal code, or the name or code of a state or province. */
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
  // Two letters alone are a code however they are typed; in a sentence, only capitals are.
  const [region, ...others] = regionsIn([near.length === 2 ? near.toUpperCase() : near]);
  return region && others.length === 0 ? { kind: 'region', region } : { kind: 'unknown' };
}

function readPosition(latitude: number, longitude: number): Near {
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnGlobe ? { kind: 'position', position: [longitude, latitude] } : { kind: 'unknown' };
}
