/** The sheet of paper a drawing stands on: ground, corner ticks, caption and title block. */
import { hatchDefinitions } from './hatching.ts';
import { lettering } from './lettering.ts';
import { palette, pen } from './palette.ts';
import { line, n, path, rect } from './shapes.ts';

export interface Sheet {
  width: number;
  height: number;
  body: string | readonly string[];
  /** Default: paper; `none` leaves the ground transparent. */
  ground?: string;
}

/** Width and height of the usual sheet, in pixels. */
export const sheetSize = { width: 1600, height: 1200 } as const;

/** An SVG document with the hatching patterns defined. */
export function sheet({ width, height, body, ground = palette.paper }: Sheet): string {
  const paper = ground === 'none' ? '' : rect(0, 0, width, height, { fill: ground, stroke: 'none' });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` stroke-linejoin="round" stroke-linecap="round"><defs>${hatchDefinitions}</defs>` +
    `${paper}${typeof body === 'string' ? body : body.join('')}</svg>`
  );
}

/** The four right angles that mark a sheet's corners. */
export function cornerTicks(width: number, height: number, inset = 30, size = 30): string {
  const [right, bottom] = [width - inset, height - inset];
  const corner = (x: number, y: number, dx: number, dy: number): string =>
    `M${n(x + dx * size)} ${n(y)}L${n(x)} ${n(y)}L${n(x)} ${n(y + dy * size)}`;
  return path(
    corner(inset, inset, 1, 1) +
      corner(right, inset, -1, 1) +
      corner(inset, bottom, 1, -1) +
      corner(right, bottom, -1, -1),
    { width: pen.fine },
  );
}

export interface Caption {
  /** Figure number; absent for sheets that are not part of a series. */
  figure?: number;
  /** What is shown, such as `Submersible non-clog`; set in capitals. */
  title: string;
  /** Right-hand end of the line, such as a model code and the view. */
  note?: string;
}

/** The line under a drawing, `FIG. 3 · SUBMERSIBLE NON-CLOG`, above the bottom corner ticks. */
export function caption({ figure, title, note }: Caption, width = 1600, height = 1200): string {
  const y = height - 76;
  const text = (figure === undefined ? '' : `FIG. ${figure} · `) + title.toUpperCase();
  return (
    line(84, y - 46, width - 84, y - 46, { stroke: palette.hairline, width: pen.fine }) +
    lettering(text, 84, y, { size: 29, weight: 500, spacing: 0.06 }) +
    (note ? lettering(note.toUpperCase(), width - 84, y, { size: 29, spacing: 0.04, anchor: 'end' }) : '')
  );
}

/** A small ruled table in a corner, as a drawing office fills in; `x`, `y` is its top left. */
export function titleBlock(
  rows: readonly (readonly [label: string, value: string])[],
  x: number,
  y: number,
  width = 420,
): string {
  const step = 46;
  const lines = rows.map(([label, value], index) => {
    const base = y + index * step;
    return (
      line(x, base + step, x + width, base + step, { stroke: palette.hairline, width: pen.fine }) +
      lettering(label.toUpperCase(), x, base + step - 14, { size: 20, spacing: 0.06, fill: palette.water }) +
      lettering(value, x + width, base + step - 13, { size: 25, weight: 500, anchor: 'end' })
    );
  });
  return line(x, y, x + width, y, { width: pen.edge }) + lines.join('');
}
