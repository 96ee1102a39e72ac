import { expect, test } from 'vitest';
import { chooseJourneys } from './choose-journeys.ts';
import type { Journey } from './read-journeys.ts';

function journey(file: string, ms = 100): Journey {
  return { file, titles: ['works'], end: 'passed', from: 1_000, to: 1_000 + ms };
}

/** The files of the journeys that are chosen for mutant 7. */
function chosen(reached: [Journey, number[]][], { most = 9, isOnImport = false, atStart = [] as number[] } = {}) {
  const mutant = { id: 7, file: 'site/src/forms/model/value.ts', isOnImport };
  const ofJourney = new Map(reached.map(([one, ids]) => [one, new Set(ids)]));
  return chooseJourneys(mutant, { ofJourney, atStart: new Set(atStart) }, most).map(({ file }) => file);
}

test('chooses journeys that execute the mutant, those that execute the fewest others first', () => {
  const reached: [Journey, number[]][] = [
    [journey('headers.test.ts'), [1, 7, 8]],
    [journey('layout.test.ts'), [1]],
    [journey('print.test.ts'), [7, 8]],
  ];
  expect(chosen(reached)).toEqual(['print.test.ts', 'headers.test.ts']);
  expect(chosen(reached, { most: 1 })).toEqual(['print.test.ts']);
});

test('journeys that are named after a folder of the mutant come first', () => {
  expect(
    chosen([
      [journey('print.test.ts'), [7]],
      [journey('forms-pages.test.ts'), [1, 2, 7]],
    ]),
  ).toEqual(['forms-pages.test.ts', 'print.test.ts']);
});

test('of two journeys that execute as many mutants, the quicker one comes first', () => {
  expect(
    chosen([
      [journey('slow.test.ts', 900), [7]],
      [journey('quick.test.ts', 50), [7]],
    ]),
  ).toEqual(['quick.test.ts', 'slow.test.ts']);
});

test('what the start of the shared site imported may concern every journey, first those that execute much', () => {
  const reached: [Journey, number[]][] = [
    [journey('layout.test.ts'), [1]],
    [journey('headers.test.ts'), [1, 2]],
    [journey('print.test.ts'), []],
  ];
  expect(chosen(reached, { atStart: [7], isOnImport: true })).toEqual([
    'headers.test.ts',
    'layout.test.ts',
    'print.test.ts',
  ]);
});

test('a function that the start called, too, concerns only the journeys that execute it', () => {
  const reached: [Journey, number[]][] = [
    [journey('layout.test.ts'), [1, 2]],
    [journey('headers.test.ts'), [7]],
  ];
  expect(chosen(reached, { atStart: [7] })).toEqual(['headers.test.ts']);
});
