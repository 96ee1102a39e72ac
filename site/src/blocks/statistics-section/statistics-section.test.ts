import { expect, test } from 'vitest';
import { splitUnit } from './statistics-section.tsx';

test.each([
  ['12,000 gpm', '12,000', 'gpm'],
  ['24h', '24', 'h'],
  ['38,000+', '38,000+', undefined],
  ['1921', '1921', undefined],
  ['2 working days', '2', 'working days'],
  ['Two days', 'Two days', undefined],
  ['', '', undefined],
])('splits %j into the figure %j and the unit %j', (statistic, figure, unit) => {
  expect(splitUnit(statistic)).toEqual({ figure, unit });
});
