/** Fan-cooled foot motors: from the side with the shaft end left, from the fan end, and standing upright. */
import { bar, circle, line, n, palette, path, pen, polar, polygon, rect, rotate } from '../drawing.ts';
import { dataPlate } from './fasteners.ts';
import { drum, ribPositions, type Tone, taperAcross, tones } from './turned.ts';

export interface FootMotor {
  /** Face of the shaft end. */
  x: number;
  /** Height of the axis. */
  cy: number;
  length: number;
  diameter: number;
  /** Underside of the feet; absent for a flange motor. */
  base?: number;
  fins: number;
  tone: Tone;
  code?: string;
  /** A box of cooling air on top, as large motors carry, instead of a terminal box. */
  cooler?: boolean;
}

function feet({ x, cy, length, diameter, base = cy, tone }: FootMotor): string {
  const top = cy + diameter * 0.36;
  const foot = (at: number): string =>
    polygon(
      [
        [at - diameter * 0.1, top],
        [at + diameter * 0.1, top],
        [at + diameter * 0.15, base],
        [at - diameter * 0.15, base],
      ],
      { fill: tones[tone].shade, width: pen.edge },
    ) + bar(at, base - 12, diameter * 0.36, 12, { fill: tones[tone].base, width: pen.fine });
  return foot(x + length * 0.26) + foot(x + length * 0.66);
}

function terminalBox(x: number, top: number, body: number, size: number, tone: Tone): string {
  return (
    rect(x + body * 0.3, top - size * 0.34, body * 0.42, size, { fill: tones[tone].base, width: pen.outline, r: 5 }) +
    rect(x + body * 0.27, top - size * 0.42, body * 0.48, size * 0.2, { fill: tones[tone].lit, width: pen.edge, r: 3 })
  );
}

function airCooler(x: number, top: number, width: number, height: number, tone: Tone): string {
  const louvres = [0.2, 0.32, 0.44, 0.56].map((part) =>
    line(x + width * 0.1, top - height * (1 - part), x + width * 0.42, top - height * (1 - part), { width: pen.fine }),
  );
  return (
    rect(x + width * 0.06, top - height * 0.3, width * 0.88, height * 0.5, {
      fill: tones[tone].shade,
      width: pen.edge,
    }) +
    rect(x, top - height, width, height * 0.74, { fill: tones[tone].base, width: pen.outline, r: 4 }) +
    rect(x - 6, top - height - 8, width + 12, 14, { fill: tones[tone].lit, width: pen.edge, r: 3 }) +
    louvres.join('') +
    circle(x + width * 0.7, top - height * 0.62, height * 0.22, { fill: tones[tone].lit, width: pen.edge }) +
    circle(x + width * 0.7, top - height * 0.62, height * 0.1, { width: pen.fine })
  );
}

/** The motor from the side. */
export function footMotor(motor: FootMotor): string {
  const { x, cy, length, diameter, base, fins, tone, code, cooler } = motor;
  const bell = length * 0.09;
  const cowl = length * 0.2;
  const body = length - bell - cowl;
  const end = x + length;
  const half = diameter / 2;
  const ribs = ribPositions(fins).map((place) =>
    rect(x + bell + 8, cy + place * half * 0.96 - 3, body - 16, Math.max(3, 8 * Math.sqrt(1 - place * place)), {
      fill: place < -0.2 ? tones[tone].lit : tones[tone].shade,
      width: pen.fine,
    }),
  );
  const slots = [-0.7, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.7].map((part) =>
    line(end - cowl * 0.62, cy + half * part, end - cowl * 0.2, cy + half * part, { width: pen.edge }),
  );
  const box = diameter * 0.34;
  return [
    base === undefined ? '' : feet(motor),
    taperAcross(x, cy, diameter * 0.72, diameter, bell, tone),
    drum(x + bell, cy, diameter, body, tone),
    ...ribs,
    drum(end - cowl, cy, diameter * 1.03, cowl * 0.82, tone),
    path(
      `M${n(end - cowl * 0.18)} ${n(cy - half * 1.03)}Q${n(end)} ${n(cy - half)} ${n(end)} ${n(cy - half * 0.7)}V${n(cy + half * 0.7)}Q${n(end)} ${n(cy + half)} ${n(end - cowl * 0.18)} ${n(cy + half * 1.03)}Z`,
      { fill: tones[tone].shade, width: pen.outline },
    ),
    ...slots,
    cooler
      ? airCooler(x + bell + body * 0.06, cy - half, body * 0.94, diameter * 0.42, tone)
      : terminalBox(x + bell, cy - half, body, box, tone),
    cooler ? '' : circle(x + bell + body * 0.12, cy - half - 14, 13, { width: 7 }),
    code ? dataPlate(x + bell + body * 0.5, cy + half * 0.32, Math.min(150, body * 0.5), code) : '',
  ].join('');
}

/** The motor standing on its flange with the shaft down; `bottom` is the flange's underside. */
export function uprightMotor(
  cx: number,
  bottom: number,
  length: number,
  diameter: number,
  fins: number,
  tone: Tone,
): string {
  const lying = footMotor({ x: 0, cy: 0, length, diameter, fins, tone });
  return `<g transform="translate(${n(cx)} ${n(bottom)})">${rotate(lying, -90)}</g>`;
}

/** The motor seen from its fan end. */
export function motorFace(cx: number, cy: number, diameter: number, base: number, tone: Tone): string {
  const r = diameter / 2;
  const fins = Array.from({ length: 36 }, (_, index) => {
    const [a, b] = [polar(cx, cy, r * 0.92, index * 10), polar(cx, cy, r, index * 10)];
    return line(a[0], a[1], b[0], b[1], { width: pen.edge });
  });
  return [
    polygon(
      [
        [cx - r * 0.7, cy + r * 0.5],
        [cx + r * 0.7, cy + r * 0.5],
        [cx + r * 0.95, base],
        [cx - r * 0.95, base],
      ],
      { fill: tones[tone].shade, width: pen.edge },
    ),
    rect(cx + r * 0.55, cy - r * 0.9, r * 0.8, r * 0.62, { fill: tones[tone].base, width: pen.edge, r: 4 }),
    circle(cx, cy, r, { fill: tones[tone].base, width: pen.outline }),
    ...fins,
    circle(cx, cy, r * 0.9, { fill: tones[tone].lit, width: pen.edge }),
    ...[0.76, 0.62, 0.48, 0.34].map((part) => circle(cx, cy, r * part, { width: pen.fine })),
    circle(cx, cy, r * 0.18, { fill: palette.steel, width: pen.edge }),
  ].join('');
}
