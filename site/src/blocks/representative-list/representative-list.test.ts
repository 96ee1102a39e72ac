import { expect, test } from 'vitest';
import { groupByRegion } from './representative-list.tsx';

const north = { name: 'North', territories: ['Minnesota', 'Wisconsin'] };
const lakes = { name: 'Lakes', territories: ['Wisconsin, Ontario'] };
const sea = { name: 'Sea', territories: ['Ships anywhere'] };
const silent = { name: 'Anybody', territories: [] };

test('lists each representative under every region that it names, in alphabetical order', () => {
  expect(groupByRegion([north, lakes])).toEqual([
    { region: 'Minnesota', representatives: [north] },
    { region: 'Ontario', representatives: [lakes] },
    { region: 'Wisconsin', representatives: [lakes, north] },
  ]);
});

test('representatives without a region come last', () => {
  expect(groupByRegion([sea, silent, lakes]).at(-1)).toEqual({ region: undefined, representatives: [silent, sea] });
});

test('no representatives make no groups', () => {
  expect(groupByRegion([])).toEqual([]);
});
