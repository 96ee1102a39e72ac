import { expect, test } from 'vitest';
import { group, line, path, polygon, rect } from '../../drawing.ts';
import { runOn } from './run-on.ts';
import { bannerSize, stage } from './scene.ts';

const reach = { side: 100, below: 50 };
const ran = (body: string): string => runOn(body, stage, reach);

test.each([
  ['ground from side to side', rect(0, 600, 1600, 290), rect(-100, 600, 1800, 340)],
  ['water that reaches one side only', rect(900, 400, 700, 100), rect(900, 400, 800, 100)],
  ['a horizon', line(0, 500, 1600, 500), line(-100, 500, 1700, 500)],
  [
    'a field with a corner at each edge',
    polygon([
      [0, 400],
      [1600, 300],
      [800, 890],
    ]),
    polygon([
      [-100, 400],
      [1700, 300],
      [800, 940],
    ]),
  ],
  [
    'a curved hill',
    path('M0 430C200 360 1400 400 1600 352V890H0Z'),
    path('M-100 430C200 360 1400 400 1700 352V940H-100Z'),
  ],
])('%s runs on to the edge of a larger sheet', (_, drawn, expected) => {
  expect(ran(drawn)).toBe(expected);
});

test.each([
  ['what ends before the edge', rect(40, 600, 1500, 200)],
  ['a tree that stands at the edge', path('M0 700L30 400L60 700Z')],
  ['an object in a group', group(rect(0, 600, 1600, 290))],
  ['a texture of many strokes', path('M0 10H500M0 20H500M0 30H500M0 40H500')],
  ['a path of relative steps', path('M0 600h1600v50')],
])('%s stays as it was drawn', (_, drawn) => {
  expect(ran(drawn)).toBe(drawn);
});

test('a group ends where it is closed', () => {
  const ground = rect(0, 600, 1600, 290);
  expect(ran(group(ground) + ground)).toBe(group(ground) + rect(-100, 600, 1800, 340));
});

test('a scene fills at most the middle 60 percent of its banner', () => {
  const width = stage.width * (bannerSize.height / stage.height);
  expect(width / bannerSize.width).toBeLessThan(0.6);
});
