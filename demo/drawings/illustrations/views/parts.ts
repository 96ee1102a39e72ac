/** The parts drawn apart along their axis in two rows, numbered like the list of callouts. */
import { callout, centreLine, line, type Point, palette, pen } from '../drawing.ts';
import { drawPart } from '../parts/draw-part.ts';
import type { Part } from '../parts/part.ts';

/** Which part each callout names: by its words first, then the next one nobody named. */
export function matchCallouts(callouts: readonly string[], parts: readonly Part[]): number[] {
  const taken = new Set<number>();
  const claim = (index: number): number => {
    taken.add(index);
    return index;
  };
  const named = callouts.map((name) => {
    const index = parts.findIndex((part, place) => !taken.has(place) && part.names.test(name));
    return index < 0 ? undefined : claim(index);
  });
  return named.map((index) => {
    if (index !== undefined) return index;
    const free = parts.findIndex((_, place) => !taken.has(place));
    return free < 0 ? parts.length - 1 : claim(free);
  });
}

interface Row {
  parts: readonly (readonly [index: number, part: Part])[];
  y: number;
}

const area = { left: 130, right: 1470 } as const;
const rowHeight = 480;

function rows(parts: readonly Part[]): Row[] {
  const total = parts.reduce((sum, { length, size }) => sum + length + size * 0.26, 0);
  let sum = 0;
  const upper: [number, Part][] = [];
  const lower: [number, Part][] = [];
  for (const [index, part] of parts.entries()) {
    (sum + (part.length + part.size * 0.26) / 2 <= total / 2 ? upper : lower).push([index, part]);
    sum += part.length + part.size * 0.26;
  }
  return [
    { parts: upper, y: 335 },
    { parts: lower, y: 335 + rowHeight },
  ];
}

/** Size of the largest part that lets both rows fit, with a gap between neighbours. */
function unit(all: readonly Row[]): number {
  const widths = all.map(({ parts }) => {
    const length = parts.reduce((sum, [, part]) => sum + part.length + part.size * 0.2, 0);
    return (area.right - area.left - (parts.length - 1) * 34) / length;
  });
  return Math.min(350, ...widths);
}

export function partsView(parts: readonly Part[], callouts: readonly string[]): string {
  const all = rows(parts);
  const scale = unit(all);
  const matches = matchCallouts(callouts, parts);
  const drawn = all.map(({ parts: row, y }) => {
    const length = row.reduce((sum, [, part]) => sum + (part.length + part.size * 0.2) * scale, 0);
    const gap = Math.min(90, (area.right - area.left - length) / Math.max(1, row.length - 1));
    let x = (1600 - length - gap * (row.length - 1)) / 2;
    const solids: string[] = [];
    const balloons: string[] = [];
    for (const [index, part] of row) {
      const bulge = part.size * 0.1 * scale;
      const width = part.length * scale;
      solids.push(drawPart(part, x + bulge, y, scale));
      const numbers = matches.flatMap((match, number) => (match === index ? [number + 1] : []));
      for (const [order, number] of numbers.entries()) {
        const target: Point = [x + bulge + width * 0.5, y - part.size * scale * 0.3];
        const balloon: Point = [x + bulge + width * 0.5 + order * 70 - 18, y - scale * 0.5 - 62];
        balloons.push(callout(number, balloon, target, 29));
      }
      x += width + bulge * 2 + gap;
    }
    return centreLine(area.left - 40, y, area.right + 40, y) + solids.join('') + balloons.join('');
  });
  const [upper, lower] = all;
  const between = ((upper?.y ?? 0) + (lower?.y ?? 0)) / 2 + 10;
  const link = { stroke: palette.hairline, width: pen.fine, dash: '14 9' } as const;
  return (
    line(area.right + 40, upper?.y ?? 0, area.right + 40, between, link) +
    line(area.right + 40, between, area.left - 40, between, link) +
    line(area.left - 40, between, area.left - 40, lower?.y ?? 0, link) +
    drawn.join('')
  );
}
