import { expect, test } from 'vitest';
import { regionsIn } from './regions-in.ts';

test.each<[string, string[]]>([
  ['Wisconsin, Illinois', ['Illinois', 'Wisconsin']],
  ['West Virginia', ['West Virginia']],
  ['Virginia and West Virginia', ['Virginia', 'West Virginia']],
  ['Arkansas', ['Arkansas']],
  ['Western NEBRASKA; eastern Colorado', ['Colorado', 'Nebraska']],
  ['Québec', ['Quebec']],
  ['Newfoundland', ['Newfoundland and Labrador']],
  ['Newfoundland and Labrador', ['Newfoundland and Labrador']],
  ['Washington, D.C. and Maryland', ['District of Columbia', 'Maryland']],
  ['Washington', ['Washington']],
  ['MN, ND & SD', ['Minnesota', 'North Dakota', 'South Dakota']],
  ['MN', ['Minnesota']],
  ['ON LAND OR AT SEA, IN OUR SHOP', []],
  ['or, in, me', []],
  ['Upper Michigan (MI)', ['Michigan']],
  ['Everywhere else', []],
  ['', []],
])('"%s" names %j', (text, found) => {
  expect(regionsIn([text])).toEqual(found);
});

test('the name of a region does not span two lines', () => {
  expect(regionsIn(['West', 'Virginia', 'New', 'Mexico'])).toEqual(['Virginia']);
});
