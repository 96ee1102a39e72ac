/**
 * The maker's mark: an alder leaf whose veins are the vanes of an impeller, its stem running on as
 * the creek.
 */
import { palette } from '../drawing.ts';
import { logoSheet, wordmark } from './wordmark.ts';

interface MarkColours {
  leaf: string;
  /** Veins and eye: what lies behind the leaf. */
  vein: string;
  creek: string;
}

/** The stem, and the water it stands in. */
const creek = 'M0 84V106M-100 108q17 -15 33.3 0t33.3 0t33.3 0t33.3 0t33.3 0t33.3 0';

const leaf =
  'M0 -104C14 -92 24 -98 34 -84C50 -82 54 -70 66 -60C84 -50 82 -36 90 -22C100 -4 90 10 88 24C84 42 70 46 62 58C48 74 26 78 0 84C-26 78 -48 74 -62 58C-70 46 -84 42 -88 24C-90 10 -100 -4 -90 -22C-82 -36 -84 -50 -66 -60C-54 -70 -50 -82 -34 -84C-24 -98 -14 -92 0 -104Z';

/** The mark about its centre, 200 by 220 units. */
function alderCreekMark({ leaf: fill, vein, creek: colour }: MarkColours): string {
  const vanes = Array.from(
    { length: 6 },
    (_, index) =>
      `<path d="M0 -30C6 -52 24 -66 50 -68" transform="rotate(${index * 60 + 8})" fill="none" stroke="${vein}" stroke-width="9"/>`,
  ).join('');
  return (
    `<path d="${leaf}" fill="${fill}"/>${vanes}` +
    `<circle r="30" fill="${vein}"/><circle r="17" fill="${fill}"/>` +
    `<path d="${creek}" fill="none" stroke="${colour}" stroke-width="10"/>`
  );
}

function lockup(colours: MarkColours, ink: string): string {
  return (
    `<g transform="translate(130 156) scale(1.06)">${alderCreekMark(colours)}</g>` +
    wordmark({ text: 'ALDER CREEK', x: 262, y: 158, width: 352, fill: ink }) +
    wordmark({ text: 'PUMP WORKS', x: 262, y: 214, width: 352, weight: 500, spacing: 0.13, fill: ink }) +
    wordmark({
      text: 'DULUTH · SINCE 1921',
      x: 262,
      y: 254,
      width: 352,
      face: 'mono',
      weight: 500,
      spacing: 0.12,
      fill: colours.creek,
    })
  );
}

export function drawAlderCreek(): string {
  return logoSheet(lockup({ leaf: palette.deepWater, vein: palette.surface, creek: palette.oxide }, palette.ink));
}

/**
 * The logo for a page's header, as inline SVG: 352 by 72 units, letters and leaf in the colour of the
 * surrounding text, the creek in oxide. The veins are holes in the leaf, so any ground works.
 * @param label read out in place of the drawing
 */
export function alderCreekInline(label = 'Alder Creek Pump Works'): string {
  const veins = Array.from(
    { length: 6 },
    (_, index) =>
      `<path d="M0 -30C6 -52 24 -66 50 -68" transform="rotate(${index * 60 + 8})" fill="none" stroke="#000" stroke-width="10"/>`,
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 352 72" role="img" aria-label="${label}" stroke-linecap="round" stroke-linejoin="round">` +
    `<mask id="alder-veins" maskUnits="userSpaceOnUse" x="-110" y="-110" width="220" height="240"><rect x="-110" y="-110" width="220" height="240" fill="#fff"/>${veins}<circle r="30" fill="#000"/><circle r="17" fill="#fff"/></mask>` +
    `<g transform="translate(34 35) scale(0.3)"><path d="${leaf}" fill="currentColor" mask="url(#alder-veins)"/>` +
    `<path d="${creek}" fill="none" stroke="${palette.oxide}" stroke-width="13"/></g>` +
    wordmark({ text: 'ALDER CREEK', x: 82, y: 38, width: 264, fill: 'currentColor' }) +
    wordmark({ text: 'PUMP WORKS', x: 83, y: 62, width: 262, weight: 500, spacing: 0.55, fill: 'currentColor' }) +
    '</svg>'
  );
}
