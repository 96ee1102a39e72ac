/** Names beside marks: letters as paths, sized to the room they have. */

import { lettering, letteringWidth, palette } from '../drawing.ts';
import type { Face, Weight } from '../lettering.ts';

export const logoSize = { width: 640, height: 320 } as const;

interface Wordmark {
  text: string;
  x: number;
  y: number;
  /** The width to fill, in pixels. */
  width: number;
  face?: Face;
  weight?: Weight;
  spacing?: number;
  fill?: string;
}

/** One line of a name, scaled to fill a width exactly. */
export function wordmark({
  text,
  x,
  y,
  width,
  face = 'sans',
  weight = 700,
  spacing = 0,
  fill = palette.ink,
}: Wordmark): string {
  const size = width / letteringWidth(text, { size: 1, face, weight, spacing });
  return lettering(text, x, y, { size, face, weight, spacing, fill });
}

/** A logo as an SVG document on a transparent ground; `body` is drawn at `width` by `height`. */
export function logoSheet(body: string, { width, height }: { width: number; height: number } = logoSize): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`;
}
