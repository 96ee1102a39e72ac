import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faces, firstCharacters } from './faces.ts';
import { facesCss, rangeWithout, uncutFamily } from './faces-css.ts';

const rebuild = 'run npx node brand/write-fonts.ts';

test.each([
  ['U+0061-0063', 'b', 'U+0061, U+0063'],
  ['U+0061-0065', 'ae', 'U+0062-0064'],
  ['U+0061, U+0063', 'a', 'U+0063'],
  ['U+2212', 'a', 'U+2212'],
])('the range %s without the characters of %j is %s', (range, characters, expected) => {
  expect(rangeWithout(range, characters)).toBe(expected);
});

test('the stylesheet of the fonts is the one that their list makes', () => {
  expect(readFileSync(join(import.meta.dirname, 'faces.css'), 'utf8'), rebuild).toBe(facesCss(faces));
});

test('the fonts of the first view take at most 45 KB', () => {
  const source = readFileSync(join(import.meta.dirname, '..', 'fonts.ts'), 'utf8');
  const files = Array.from(source.matchAll(/'\.\/fonts\/([\w-]+\.woff2)\?url'/g), ([, file = '']) => file);
  const bytes = files.map((file) => statSync(join(import.meta.dirname, file)).size);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45 * 1024);
});

test.each([['weight-display'], ['weight-strong'], ['weight-normal'], ['weight-mono']])('%s has a font', (token) => {
  const theme = readFileSync(join(import.meta.dirname, '..', 'theme.css'), 'utf8');
  const weight = Number(new RegExp(`--${token}: (\\d+);`).exec(theme)?.[1]);
  const ranges = faces.map((face) => (typeof face.weight === 'number' ? [face.weight, face.weight] : face.weight));
  expect(
    ranges.some(([min = 0, max = 0]) => min <= weight && weight <= max),
    rebuild,
  ).toBe(true);
});

test('every list of fonts names the uncut family after its own', () => {
  const theme = readFileSync(join(import.meta.dirname, '..', 'theme.css'), 'utf8');
  const lists = Array.from(theme.matchAll(/--font-[a-z]+: (.+);/g), ([, list = '']) => list);
  expect(lists).toHaveLength(4);
  for (const list of lists) {
    const [, first] = /^"([^"]+)"/.exec(list) ?? [];
    expect(list).toContain(`"${first}", "${uncutFamily(first ?? '')}", `);
  }
});

test('figures of catalogues are in the fonts of the first view', () => {
  const missing = [...'1½ in × 3¾ in · 40 °F ± 2° · 12 m³/h · 5′ 6″ · “20 µm” – −5 %'].filter(
    (character) => !firstCharacters.includes(character),
  );
  expect(missing).toEqual([]);
});
