/** What a horizontal pump stands on and is driven through: baseplates, pedestals, couplings and their guards. */
import { bar, circle, line, n, palette, path, pen, polygon, rect } from '../drawing.ts';
import { drum, type Tone, taperAcross, tones } from './turned.ts';

/** A fabricated base with grout openings and anchor bolts; `y` is its top. */
export function baseplate(x: number, y: number, width: number, height: number): string {
  const bolts = [0.06, 0.5, 0.94].map(
    (part) =>
      bar(x + width * part, y - 12, 14, 12, { fill: palette.steel, width: pen.fine }) +
      bar(x + width * part, y - 4, 30, 5, { fill: palette.ink, stroke: 'none' }),
  );
  const windows = [0.28, 0.72].map((part) =>
    bar(x + width * part, y + height * 0.34, width * 0.16, height * 0.4, {
      fill: palette.surface,
      width: pen.fine,
      r: height * 0.2,
    }),
  );
  return (
    rect(x, y, width, height, { fill: '#54778a', width: pen.outline }) +
    rect(x, y, width, height * 0.18, { fill: palette.ironShade, width: pen.edge }) +
    windows.join('') +
    bolts.join('')
  );
}

/** The round-topped guard over a coupling. */
export function couplingGuard(x: number, cy: number, length: number, height: number, base: number): string {
  const top = cy - height / 2;
  const slots = Array.from({ length: 7 }, (_, index) => {
    const at = x + (length * (index + 1)) / 8;
    return line(at, top + height * 0.2, at, cy + height * 0.32, { width: pen.fine });
  });
  return (
    path(
      `M${n(x)} ${n(base)}V${n(top + 16)}Q${n(x)} ${n(top)} ${n(x + 16)} ${n(top)}H${n(x + length - 16)}Q${n(x + length)} ${n(top)} ${n(x + length)} ${n(top + 16)}V${n(base)}Z`,
      {
        fill: palette.oxideTint,
        width: pen.edge,
      },
    ) +
    slots.join('') +
    line(x, cy + height * 0.46, x + length, cy + height * 0.46, { width: pen.fine })
  );
}

/** A bearing housing between two ends, with its oil sight glass and fins. */
export function bearingHousing(x: number, cy: number, length: number, diameter: number, tone: Tone): string {
  const ring = (at: number, size: number): string => drum(at, cy, diameter * size, length * 0.09, tone, pen.edge);
  return [
    drum(x, cy, diameter * 0.84, length, tone),
    ring(x, 1.06),
    ring(x + length * 0.91, 1.06),
    ...[0.28, 0.38, 0.62, 0.72].map((part) =>
      line(x + length * part, cy - diameter * 0.42, x + length * part, cy + diameter * 0.42, { width: pen.fine }),
    ),
    circle(x + length * 0.5, cy + diameter * 0.12, diameter * 0.11, { fill: palette.bronze, width: pen.edge }),
    bar(x + length * 0.5, cy - diameter * 0.5, diameter * 0.14, diameter * 0.1, {
      fill: palette.steel,
      width: pen.fine,
    }),
  ].join('');
}

/** A cast foot from a housing down to its base. */
export function pedestal(cx: number, top: number, base: number, width: number, tone: Tone): string {
  return (
    polygon(
      [
        [cx - width * 0.3, top],
        [cx + width * 0.3, top],
        [cx + width * 0.42, base - 16],
        [cx - width * 0.42, base - 16],
      ],
      { fill: tones[tone].shade, width: pen.edge },
    ) +
    line(cx, top + 8, cx, base - 16, { width: pen.fine }) +
    bar(cx, base - 16, width, 16, { fill: tones[tone].base, width: pen.edge })
  );
}

/** Both halves of a flexible coupling on a horizontal axis. */
export function coupling(x: number, cy: number, length: number, diameter: number): string {
  const half = length / 2;
  return (
    taperAcross(x, cy, diameter * 0.55, diameter * 0.55, half * 0.5, 'steel', pen.edge) +
    drum(x + half * 0.5, cy, diameter, half * 0.44, 'dark', pen.edge) +
    drum(x + half * 1.06, cy, diameter, half * 0.44, 'dark', pen.edge) +
    drum(x + half * 1.5, cy, diameter * 0.55, half * 0.5, 'steel', pen.edge)
  );
}
