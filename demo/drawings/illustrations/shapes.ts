/** SVG shapes as strings. Lengths are pixels of the sheet, angles degrees clockwise, y grows downward. */
import { palette, pen } from './palette.ts';

export type Point = readonly [x: number, y: number];

export interface Style {
  /** Default: none. */
  fill?: string;
  /** Default: ink; `none` for tint without a line. */
  stroke?: string;
  /** Line width in pixels; default `pen.edge`. */
  width?: number;
  /** Dash lengths such as `12 8`. */
  dash?: string;
  opacity?: number;
  /** Line ends; default `round`. */
  cap?: 'round' | 'butt';
}

/** Dashes of a centre line. */
export const centreDash = '34 9 7 9';
/** Dashes of an edge that lies behind something. */
export const hiddenDash = '14 9';

/** Rounds to a tenth of a pixel, so that drawings are short and the same on every machine. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function attributes({ fill = 'none', stroke = palette.ink, width = pen.edge, dash, opacity, cap }: Style): string {
  const line = stroke === 'none' ? '' : ` stroke="${stroke}" stroke-width="${n(width)}"`;
  return (
    ` fill="${fill}"${line}` +
    (dash ? ` stroke-dasharray="${dash}"` : '') +
    (cap ? ` stroke-linecap="${cap}"` : '') +
    (opacity === undefined ? '' : ` opacity="${opacity}"`)
  );
}

export function path(d: string, style: Style = {}): string {
  return `<path d="${d}"${attributes(style)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, style: Style & { r?: number } = {}): string {
  const { r, ...rest } = style;
  const corner = r ? ` rx="${n(r)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${corner}${attributes(rest)}/>`;
}

/** A rectangle by its centre line: `x` is the middle, `y` the top. */
export function bar(x: number, y: number, width: number, height: number, style: Style & { r?: number } = {}): string {
  return rect(x - width / 2, y, width, height, style);
}

export function circle(cx: number, cy: number, r: number, style: Style = {}): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${attributes(style)}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, style: Style = {}): string {
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(style)}/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, style: Style = {}): string {
  return `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"${attributes(style)}/>`;
}

function pointList(points: readonly Point[]): string {
  return points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
}

export function polyline(points: readonly Point[], style: Style = {}): string {
  return `<polyline points="${pointList(points)}"${attributes(style)}/>`;
}

export function polygon(points: readonly Point[], style: Style = {}): string {
  return `<polygon points="${pointList(points)}"${attributes(style)}/>`;
}

/** A smooth line through points (Catmull-Rom), as path data to pass to `path`. */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const [startX, startY] = at(0);
  const pieces = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = at(index - 1);
    const [fromX, fromY] = at(index);
    const [afterX, afterY] = at(index + 2);
    const first = `${n(fromX + (x - beforeX) / 6)} ${n(fromY + (y - beforeY) / 6)}`;
    const second = `${n(x - (afterX - fromX) / 6)} ${n(y - (afterY - fromY) / 6)}`;
    return `C${first} ${second} ${n(x)} ${n(y)}`;
  });
  return `M${n(startX)} ${n(startY)}${pieces.join('')}`;
}

/** The point at an angle (0 is right, 90 is down) and distance from a centre. */
export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [cx + radius * Math.cos(radians), cy + radius * Math.sin(radians)];
}

export function centreLine(x1: number, y1: number, x2: number, y2: number): string {
  return line(x1, y1, x2, y2, { width: pen.hair, dash: centreDash, cap: 'butt' });
}

export function hiddenLine(x1: number, y1: number, x2: number, y2: number): string {
  return line(x1, y1, x2, y2, { width: pen.fine, dash: hiddenDash, cap: 'butt' });
}
