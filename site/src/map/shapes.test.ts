import { gzipSync } from 'node:zlib';
import { seededRandom } from '@headwater/tools/seeded-random.ts';
import { expect, test } from 'vitest';
import { type Point, type Polygon, type Ring, signedArea } from './geometry.ts';
import { type Position, project } from './mercator.ts';
import { regionPolygons } from './outlines/region-polygons.ts';
import { drawShapes } from './shapes.ts';
import { viewOf } from './view.ts';

function viewAcross(polygons: readonly Polygon[]) {
  const view = viewOf(polygons.flat(2).map(project));
  if (!view) throw new Error('no positions');
  return view;
}

/** Corners of a path's rings, in pixels at the configured zoom. */
function corners(path: string, unit: number): [number, number][] {
  return path
    .split('M')
    .slice(1)
    .flatMap((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      return Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => {
        x += numbers[2 * index] ?? 0;
        y += numbers[2 * index + 1] ?? 0;
        return [x * unit, y * unit];
      });
    });
}

const colorado = regionPolygons('CO');
const options = { view: viewAcross(colorado), pixels: 1440, bytes: 25 * 1024 };

/** Distance of a position from the segment between two others. */
function distance([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

test('no vertex is farther from the drawn line than half a pixel plus a rounding', async () => {
  const polygon = jagged(seededRandom(1), [-105.5, 39], 500);
  const { unit, shapes } = await drawShapes([{ id: 'co', polygons: [polygon] }], options);
  const pixel = options.view.width / 1440;
  const drawn = corners(shapes[0]?.path ?? '', unit);
  expect(drawn.length).toBeLessThan(500);
  for (const vertex of polygon.flat().map(project)) {
    const off = drawn.map((corner, index) => distance(vertex, corner, drawn[(index + 1) % drawn.length] ?? corner));
    expect(Math.min(...off)).toBeLessThanOrEqual(pixel / 2 + unit);
  }
});

test('holes are drawn in the opposite direction of their outer ring', async () => {
  const square = (size: number): Ring => [
    [-105, 39],
    [-105 + size, 39],
    [-105 + size, 39 + size],
    [-105, 39 + size],
    [-105, 39],
  ];
  const polygons = [
    [square(1), square(0.5)],
    [square(0.8).toReversed(), square(0.4).toReversed()],
  ];
  const { shapes } = await drawShapes([{ id: 'co', polygons }], options);
  const [, ...rings] = shapes[0]?.path.split('M') ?? [];
  expect(rings.map((ring) => Math.sign(signedArea(corners(`M${ring}`, 1))))).toEqual([1, -1, 1, -1]);
});

test('leaves out polygons far outside the view', async () => {
  const { shapes } = await drawShapes(
    [
      { id: 'co', polygons: colorado },
      { id: 'me', polygons: regionPolygons('ME') },
    ],
    options,
  );
  expect(shapes.map(({ id }) => id)).toEqual(['co']);
});

test('a territory smaller than a pixel is still a shape', async () => {
  const speck: Polygon = [
    [
      [-105, 39],
      [-105.0001, 39],
      [-105, 39.0001],
      [-105, 39],
    ],
  ];
  const { shapes } = await drawShapes([{ id: 'speck', polygons: [speck] }], options);
  expect(shapes[0]?.path).toMatch(/^M[\d -]+l[\d -]+z$/);
});

test('polygons without rings have no shape', async () => {
  expect((await drawShapes([{ id: 'none', polygons: [] }], options)).shapes).toEqual([]);
});

/** A jagged polygon around a position. */
function jagged(random: () => number, [lng, lat]: Point, vertices: number): Polygon {
  const points = Array.from({ length: vertices }, (_, index): Point => {
    const angle = (2 * Math.PI * index) / vertices;
    const radius = 0.3 + 0.1 * random();
    return [lng + radius * Math.cos(angle), lat + radius * Math.sin(angle)];
  });
  const [first = [0, 0]] = points;
  return [[...points, first]];
}

test('shapes that no tolerance makes small enough are drawn with the eighth', async () => {
  const { unit, shapes } = await drawShapes([{ id: 'co', polygons: colorado }], { ...options, bytes: 0 });
  const pixel = options.view.width / options.pixels;
  expect(unit).toBeCloseTo(((pixel / 2) * 2 ** 7) / 2);
  expect(shapes).toHaveLength(1);
});

test('800 polygons of 250 vertices fit in 25 KB', async () => {
  const random = seededRandom(7);
  const sources = Array.from({ length: 200 }, (_, id) => ({
    id: String(id),
    polygons: Array.from({ length: 4 }, () => jagged(random, [-120 + 50 * random(), 28 + 20 * random()], 250)),
  }));
  const view = viewAcross(sources.flatMap(({ polygons }) => polygons));
  const { shapes } = await drawShapes(sources, { view, pixels: 1440, bytes: 25 * 1024 });
  expect(gzipSync(shapes.map(({ path }) => path).join('\n')).length).toBeLessThanOrEqual(25 * 1024);
  expect(shapes.filter(({ path }) => path !== '')).toHaveLength(200);
});
