/** Pipes and valves, in elevation. */
import { bar, circle, line, n, palette, path, pen, polygon, rect } from '../drawing.ts';
import { flangeAcross, flangeUp } from './fasteners.ts';
import { column, drum, type Tone, tones } from './turned.ts';

/** A vertical pipe between two heights. */
export function pipeUp(cx: number, top: number, bottom: number, bore: number, tone: Tone = 'iron'): string {
  return column(cx, top, bore, bottom - top, tone, pen.edge);
}

/** A horizontal pipe from `x`. */
export function pipeAcross(x: number, cy: number, length: number, bore: number, tone: Tone = 'iron'): string {
  return drum(x, cy, bore, length, tone, pen.edge);
}

/** A pair of flanges, on a pipe along x. */
export function jointAcross(x: number, cy: number, bore: number, tone: Tone = 'iron'): string {
  const thick = Math.max(10, bore * 0.18);
  return flangeUp(x - thick, cy, bore * 1.6, thick, 0, tone) + flangeUp(x, cy, bore * 1.6, thick, 0, tone);
}

/** A pair of flanges, on a vertical pipe. */
export function jointUp(cx: number, y: number, bore: number, tone: Tone = 'iron'): string {
  const thick = Math.max(10, bore * 0.18);
  return flangeAcross(cx, y - thick, bore * 1.6, thick, 0, tone) + flangeAcross(cx, y, bore * 1.6, thick, 0, tone);
}

/** Where a quarter bend turns: from the pipe end at `x`, `y` into the two directions named. */
export function elbow(
  x: number,
  y: number,
  bore: number,
  horizontal: 'left' | 'right',
  vertical: 'up' | 'down',
  tone: Tone = 'iron',
): string {
  const h = horizontal === 'left' ? -1 : 1;
  const v = vertical === 'up' ? -1 : 1;
  const half = bore / 2;
  const out = bore * 1.1;
  const { base, shade } = tones[tone];
  const d =
    `M${n(x + h * out)} ${n(y - v * half)}H${n(x + h * half * 0.6)}Q${n(x - h * half)} ${n(y - v * half)} ${n(x - h * half)} ${n(y + v * half * 0.6)}V${n(y + v * out)}` +
    `H${n(x + h * half)}V${n(y + v * half * 1.6)}Q${n(x + h * half)} ${n(y + v * half)} ${n(x + h * half * 1.6)} ${n(y + v * half)}H${n(x + h * out)}Z`;
  const inner = `M${n(x + h * out)} ${n(y + v * half * 0.45)}H${n(x + h * half * 1.1)}Q${n(x + h * half * 0.45)} ${n(y + v * half * 0.45)} ${n(x + h * half * 0.45)} ${n(y + v * half * 1.1)}V${n(y + v * out)}H${n(x + h * half)}V${n(y + v * half * 1.6)}Q${n(x + h * half)} ${n(y + v * half)} ${n(x + h * half * 1.6)} ${n(y + v * half)}H${n(x + h * out)}Z`;
  return (
    path(d, { fill: base, stroke: 'none' }) +
    path(inner, { fill: shade, stroke: 'none' }) +
    path(d, { width: pen.edge })
  );
}

/** A gate valve with its handwheel above, on a pipe along x. */
export function gateValve(cx: number, cy: number, bore: number, tone: Tone = 'dark'): string {
  const half = bore * 0.95;
  return [
    line(cx, cy, cx, cy - bore * 2.3, { width: 8 }),
    polygon(
      [
        [cx - bore * 0.55, cy - bore * 0.5],
        [cx + bore * 0.55, cy - bore * 0.5],
        [cx + bore * 0.34, cy - bore * 1.5],
        [cx - bore * 0.34, cy - bore * 1.5],
      ],
      { fill: tones[tone].base },
    ),
    bar(cx, cy - bore * 1.58, bore * 0.9, bore * 0.16, { fill: tones[tone].shade, width: pen.fine }),
    bar(cx, cy - bore * 2.34, bore * 1.5, bore * 0.2, { fill: palette.oxide, r: bore * 0.1, width: pen.fine }),
    drum(cx - half, cy, bore * 1.22, half * 2, tone, pen.edge),
    jointAcross(cx - half, cy, bore, tone),
    jointAcross(cx + half, cy, bore, tone),
  ].join('');
}

/** A swing check valve with its lever and weight, on a pipe along x. */
export function checkValve(cx: number, cy: number, bore: number, tone: Tone = 'dark'): string {
  const half = bore * 1.1;
  return [
    path(
      `M${n(cx - half * 0.8)} ${n(cy - bore * 0.5)}L${n(cx - half * 0.3)} ${n(cy - bore * 1.05)}H${n(cx + half * 0.5)}L${n(cx + half * 0.8)} ${n(cy - bore * 0.5)}Z`,
      { fill: tones[tone].base },
    ),
    drum(cx - half, cy, bore * 1.2, half * 2, tone, pen.edge),
    line(cx - half * 0.2, cy - bore * 0.78, cx + half * 1.05, cy - bore * 0.5, { width: 7 }),
    circle(cx - half * 0.2, cy - bore * 0.78, 8, { fill: palette.steel, width: pen.fine }),
    circle(cx + half * 1.05, cy - bore * 0.5, bore * 0.24, { fill: tones[tone].shade, width: pen.edge }),
    jointAcross(cx - half, cy, bore, tone),
    jointAcross(cx + half, cy, bore, tone),
  ].join('');
}

/** A dial gauge on a short pipe; `y` is the pipe's top. */
export function gauge(cx: number, y: number, size = 26): string {
  return (
    line(cx, y, cx, y - size * 1.2, { width: 6 }) +
    circle(cx, y - size * 2.1, size, { fill: palette.surface, width: pen.edge }) +
    line(cx, y - size * 2.1, cx + size * 0.5, y - size * 2.6, { stroke: palette.oxide, width: pen.edge })
  );
}

/** A bell mouth at the end of a suction pipe, opening downward at `bottom`. */
export function bellMouth(cx: number, bottom: number, bore: number, height: number, tone: Tone = 'iron'): string {
  const d = `M${n(cx - bore / 2)} ${n(bottom - height)}Q${n(cx - bore / 2)} ${n(bottom - height * 0.2)} ${n(cx - bore * 0.95)} ${n(bottom)}H${n(cx + bore * 0.95)}Q${n(cx + bore / 2)} ${n(bottom - height * 0.2)} ${n(cx + bore / 2)} ${n(bottom - height)}Z`;
  return (
    path(d, { fill: tones[tone].base, width: pen.edge }) +
    rect(cx - bore * 0.95, bottom - 6, bore * 1.9, 8, { fill: tones[tone].shade, width: pen.fine })
  );
}
