import fc from 'fast-check';
import { expect, test } from 'vitest';
import { polygonLimits, polygonWarning, readPolygons } from './read-polygons.ts';

/** A ring from a text such as `0,0 1,2`. */
const ring = (text: string) => text.split(' ').map((vertex) => vertex.split(',').map(Number));
const square = ring('0,0 10,0 10,10 0,10 0,0');
const hole = ring('4,4 6,4 6,6 4,4');
const alaska = ring('-170,55 -141,60 -156,71 -170,55');
const json = JSON.stringify;
const named = (vertices: number[][]) => vertices.map(([lng, lat]) => ({ lat, lng }));

test.each<[string, unknown, unknown]>([
  ['a ring of objects', [json(named(square))], [[square]]],
  ['a ring of pairs, longitude first', [json(square)], [[square]]],
  ['a ring that is not closed', [json(square.slice(0, -1))], [[square]]],
  ['rings nested one level: the second is a hole', [json([named(square), named(hole)])], [[square, hole]]],
  ['longitudes beyond 90 degrees as objects', [json(named(alaska))], [[alaska]]],
  ['longitudes beyond 90 degrees as pairs', [json(alaska)], [[alaska]]],
  ['several polygons in one text', [json([[square], [hole]])], [[square], [hole]]],
  ['one text in place of a list', json(square), [[square]]],
  ['objects with one text, as a repeater has them', [{ coordinates: json(square) }], [[square]]],
  [
    'degrees as text',
    [json(['0,0', '0,10', '10,10'].map((text) => ({ lat: text.split(',')[0], lng: text.split(',')[1] })))],
    [[ring('0,0 10,0 10,10 0,0')]],
  ],
  ['no field', null, []],
  ['an empty list', [], []],
  ['empty texts', ['', ' '], []],
])('reads %s', (_what, value, polygons) => {
  expect(readPolygons(value)).toEqual({ polygons, problems: [] });
});

test.each<[unknown, RegExp]>([
  ['not json', /polygon 2 is not valid JSON/],
  ['{}', /polygon 2 is not a list of vertices/],
  ['7', /polygon 2 is not a list of vertices/],
  ['[]', /polygon 2 is not a list|polygon 2 has/],
  ['[[]]', /polygon 2 has/],
  ['[[[]]]', /polygon 2 has/],
  [json(ring('0,0 1,1 0,0')), /polygon 2 has fewer than three vertices/],
  ['[[0,0],[1,null],[2,2]]', /polygon 2 has a vertex that is neither/],
  [json([{ lat: 1 }, { lat: 2, lng: 2 }, { lat: 3, lng: 3 }]), /polygon 2 has a vertex that is neither/],
  [json(ring('0,0 181,0 1,1')), /polygon 2 has a vertex at 181 degrees, outside the globe/],
  [json(ring('0,0 0,91 1,1')), /outside the globe/],
  [json([[0, 0], [[1, 1]], [2, 2]]), /polygon 2 mixes vertices and lists of vertices/],
  [{ one: '[]', two: '[]' }, /polygon 2 is not text/],
  [null, /polygon 2 is not text/],
  [7, /polygon 2 is not text/],
])('leaves out only %j, with the reason', (broken, problem) => {
  const { polygons, problems } = readPolygons([json(square), broken, json(square)]);
  expect(polygons).toHaveLength(2);
  expect(problems).toEqual([expect.stringMatching(problem)]);
});

test('leaves out lists that nest thousands of levels deep, with the reason', () => {
  const { polygons, problems } = readPolygons([json(square), '['.repeat(100_000), json(square)]);
  expect(polygons).toHaveLength(2);
  expect(problems).toEqual([expect.stringMatching(/polygon 2 nests deeper than 3 levels/)]);
});

test('leaves out polygons that exceed a limit, with the reason', () => {
  const limits = { ...polygonLimits, characters: 60, verticesPerPolygon: 4, polygons: 3 };
  const triangle = json(hole);
  expect(readPolygons([triangle, json(square), `${triangle}${' '.repeat(60)}`, triangle, triangle], limits)).toEqual({
    polygons: [[hole]],
    problems: [
      'polygon 2 has more than 4 vertices',
      'polygon 3 is longer than 60 characters',
      expect.stringMatching(/^polygon 4 and all after it exceed 3 polygons/),
    ],
  });
});

test('leaves out polygons that exceed the limit of vertices for all of them', () => {
  const limits = { ...polygonLimits, characters: 60, verticesPerPolygon: 4, polygons: 3, vertices: 5 };
  expect(readPolygons(Array(3).fill(json(hole)), limits).polygons).toHaveLength(2);
});

test('a representative without problems causes no warning', () => {
  expect(polygonWarning('North', [])).toBeUndefined();
});

test('one warning names the representative with the first three problems', () => {
  expect(
    polygonWarning('North "A"', ['polygon 1 is bad', 'polygon 2 is bad', 'polygon 3 is bad', 'polygon 4 is bad']),
  ).toBe(
    'the map leaves out polygons of the representative "North \\"A\\"": polygon 1 is bad; polygon 2 is bad; polygon 3 is bad; and 1 more',
  );
});

test('every polygon that is read can be drawn, for any input', () => {
  const number = fc.oneof(fc.double({ min: -200, max: 200 }), fc.constant(null), fc.string());
  const vertex = fc.oneof(fc.array(number, { maxLength: 3 }), fc.record({ lat: number, lng: number }));
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, vertex, fc.array(tie('value'), { maxLength: 5 }), fc.jsonValue()),
  }));
  fc.assert(
    fc.property(value, (entered) => {
      const { polygons, problems } = readPolygons([json(entered)]);
      expect(polygons.length === 0 || problems.length === 0).toBe(true);
      for (const ring of polygons.flat()) {
        expect(ring.length).toBeGreaterThanOrEqual(4);
        expect(ring.at(-1)).toEqual(ring[0]);
        expect(ring.flat().every(Number.isFinite)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
