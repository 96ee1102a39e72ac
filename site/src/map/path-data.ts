import type { Position } from './mercator.ts';

/** Numbers in a row, with a separator only where one is needed. */
function joined(numbers: readonly number[]): string {
  return numbers.reduce((text, number) => text + (text === '' || number < 0 ? '' : ' ') + number, '');
}

/**
 * Rings as the `d` of an SVG path, in whole multiples of `unit`. Positions are rounded before their differences are
 * taken, so errors do not add up. Rings with fewer than three corners after rounding are left out.
 */
export function pathData(rings: readonly (readonly Position[])[], unit: number): string {
  return rings.map((ring) => ringData(ring, unit)).join('');
}

function ringData(ring: readonly Position[], unit: number): string {
  const corners = ring
    .map(([x, y]): Position => [Math.round(x / unit), Math.round(y / unit)])
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);
  // The last corner repeats the first, which "z" draws.
  const [first, ...rest] = corners.slice(0, -1);
  if (!first || rest.length < 2) return '';
  let [lastX, lastY] = first;
  const steps = rest.flatMap(([x, y]) => {
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
  return `M${joined(first)}l${joined(steps)}z`;
}
