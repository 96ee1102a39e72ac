/** Moving, turning, mirroring and fitting finished pieces of a drawing. */
import { n } from './shapes.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of a drawing and the box it fills, in its own units. */
export interface Piece {
  svg: string;
  box: Box;
}

export interface Placed extends Piece {
  scale: number;
  /** Where a point of the piece landed on the sheet. */
  at: (x: number, y: number) => readonly [x: number, y: number];
}

export function group(body: string | readonly string[], transform?: string): string {
  const inner = typeof body === 'string' ? body : body.join('');
  return transform ? `<g transform="${transform}">${inner}</g>` : `<g>${inner}</g>`;
}

export function translate(body: string | readonly string[], x: number, y: number): string {
  return group(body, `translate(${n(x)} ${n(y)})`);
}

export function rotate(body: string | readonly string[], angle: number, cx = 0, cy = 0): string {
  return group(body, `rotate(${n(angle)} ${n(cx)} ${n(cy)})`);
}

/** Mirrors left to right about the vertical line at `x`. */
export function mirror(body: string | readonly string[], x: number): string {
  return group(body, `matrix(-1 0 0 1 ${n(2 * x)} 0)`);
}

/** Multiplies every line width in a piece of a drawing. */
export function thicken(svg: string, factor: number): string {
  return svg.replace(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${n(Number(width) * factor)}"`);
}

/** Scales about the origin and moves; lines keep half of their weight's change, as a finer pen would. */
export function scaled(svg: string, scale: number, x: number, y: number): string {
  const factor = scale < 1 ? 1 / Math.sqrt(scale) : 1 / scale;
  const ratio = Math.round(scale * 10000) / 10000;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${ratio})">${thicken(svg, factor)}</g>`;
}

/**
 * Scales a piece evenly to fit a box.
 * @param align where the piece sits when the box has room left: 0.5 is the middle, 1 right or bottom.
 */
export function fitInto(piece: Piece, into: Box, align: { x?: number; y?: number } = {}): Placed {
  const scale = Math.min(into.width / piece.box.width, into.height / piece.box.height);
  const x = into.x + (into.width - piece.box.width * scale) * (align.x ?? 0.5);
  const y = into.y + (into.height - piece.box.height * scale) * (align.y ?? 0.5);
  const originX = x - piece.box.x * scale;
  const originY = y - piece.box.y * scale;
  return {
    svg: scaled(piece.svg, scale, originX, originY),
    box: { x, y, width: piece.box.width * scale, height: piece.box.height * scale },
    scale,
    at: (px, py) => [originX + px * scale, originY + py * scale],
  };
}
