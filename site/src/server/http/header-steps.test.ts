import { seededRandom } from '@headwater/tools/seeded-random.ts';
import { expect, test } from 'vitest';
import { headerReaders } from '../testing/header-readers.ts';
import { textOf } from '../testing/hostile-texts.ts';
import { growth } from '../testing/steps.ts';

test.each(Object.entries(headerReaders))(
  '%s: a byte of a long header costs few more steps than one of a short header',
  (_name, read) => {
    const random = seededRandom(2);
    const growths = Array.from({ length: 500 }, () => growth(read, textOf(random)));
    expect(Math.max(...growths)).toBeLessThanOrEqual(2);
  },
);

test.each<[string, (text: string) => unknown]>([
  ['splits at an expression', (text) => text.split(/\s*;\s*q=/)],
  ['looks for the end again and again', (text) => text.split(' ').map(() => text.indexOf('"'))],
])('a reader that %s does not end', (_what, read) => {
  expect(() => growth(read, (length) => ' '.repeat(length))).toThrow('does not end');
});
