/** The machine cut open, with the names of its parts beside it. */
import { circle, fitInto, lettering, letteringWidth, type Placed, palette, pen, polyline } from '../drawing.ts';
import type { Label, Machine } from '../families/family.ts';

const size = 27;
const step = 58;

/** Spreads rows so that none stands closer to the next than `step`, as near to where they should be as that allows. */
function spread(wanted: readonly number[], low: number, high: number): number[] {
  const rows: number[] = [];
  for (const y of wanted) rows.push(Math.max(y, (rows.at(-1) ?? low - step) + step));
  for (let index = rows.length - 1, limit = high; index >= 0; index--, limit -= step) {
    rows[index] = Math.min(rows[index] ?? limit, limit);
  }
  return rows;
}

function labelColumn(labels: readonly Label[], placed: Placed, side: 'left' | 'right'): string {
  const targets = labels
    .filter((label) => label.side === side)
    .map((label) => ({ text: label.text.toUpperCase(), point: placed.at(label.at[0], label.at[1]) }))
    .toSorted((a, b) => a.point[1] - b.point[1]);
  const rows = spread(
    targets.map(({ point }) => point[1]),
    110,
    1030,
  );
  const edge = side === 'left' ? 84 : 1516;
  const way = side === 'left' ? 1 : -1;
  return targets
    .map(({ text, point }, index) => {
      const y = rows[index] ?? point[1];
      const start = edge + way * (letteringWidth(text, { size, weight: 500, spacing: 0.04 }) + 14);
      const bend = start + way * 36;
      return (
        lettering(text, edge, y + 9, { size, weight: 500, spacing: 0.04, anchor: side === 'left' ? 'start' : 'end' }) +
        polyline([[start, y], [bend, y], point], { width: pen.fine, stroke: palette.ink }) +
        circle(point[0], point[1], 6, { fill: palette.oxide, stroke: palette.surface, width: 1.5 })
      );
    })
    .join('');
}

export function sectionView(machine: Machine): string {
  const wide = machine.box.width / machine.box.height > 1.25;
  const into = wide ? { x: 400, y: 170, width: 800, height: 780 } : { x: 410, y: 130, width: 780, height: 860 };
  const placed = fitInto(machine, into);
  const labels = machine.labels ?? [];
  return placed.svg + labelColumn(labels, placed, 'left') + labelColumn(labels, placed, 'right');
}
