import { renderSVG } from 'uqr';
import { zip } from '../plugin/zip.ts';

/**
 * A code for each number, as `SN-3040.svg` in an archive: it leads to `/qr/SN-3040`. A quarter of a code may be worn off
 * a data plate and it is still read.
 */
export function qrCodes(numbers: readonly string[], siteUrl: string): Uint8Array {
  const code = (number: string) =>
    renderSVG(new URL(`/qr/${encodeURIComponent(number)}`, siteUrl).href, { ecc: 'Q', border: 4 });
  // A file's name must be one in every system.
  const name = (number: string) => `${number.replaceAll(/[^\p{L}\p{N}.-]/gu, '_')}.svg`;
  return zip(new Map(numbers.map((number) => [name(number), new TextEncoder().encode(code(number))])));
}
