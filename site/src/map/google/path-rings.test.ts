import { expect, test } from 'vitest';
import { siteConfig } from '../../config/site.config.ts';
import { project } from '../mercator.ts';
import { pathData } from '../path-data.ts';
import { latLngAt, ringsOfPath } from './path-rings.ts';

const { zoom } = siteConfig.map;

test.each([
  [0, 0],
  [-93.27, 44.98],
  [-157.86, 21.31],
  [179, -60],
])('Google’s map has the position %d, %d where the site’s own map has it', (lng, lat) => {
  const position = latLngAt(...project([lng, lat]), zoom);
  expect(position.lng).toBeCloseTo(lng, 6);
  expect(position.lat).toBeCloseTo(lat, 6);
});

test('the rings of a path are those that were drawn, within half a unit', () => {
  const unit = 0.25;
  const ring = (text: string) => text.split(' ').map((at) => at.split(',').map(Number) as [number, number]);
  const corners = ring('-97,49 -89,48 -91,43.5 -96,43.5 -97,49');
  const hole = ring('-94,46 -93,46 -93,45 -94,46');
  const path = pathData([corners.map(project), hole.map(project)], unit);
  const rings = ringsOfPath(path, unit, zoom);
  // The last corner repeats the first, and is not drawn.
  expect(rings.map((ring) => ring.length)).toEqual([4, 3]);
  for (const [index, [lng, lat]] of corners.slice(0, -1).entries()) {
    expect(Math.abs((rings[0]?.[index]?.lng ?? 0) - lng)).toBeLessThan(0.02);
    expect(Math.abs((rings[0]?.[index]?.lat ?? 0) - lat)).toBeLessThan(0.02);
  }
});

test('an empty path has no rings', () => {
  expect(ringsOfPath('', 1, zoom)).toEqual([]);
});
