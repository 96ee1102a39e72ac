import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const stylesheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

test('no picture loses the shape that holds its place until it is loaded', () => {
  const rules = stylesheets.flatMap((file) => {
    const css = readFileSync(join(source, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return Array.from(css.matchAll(/\{([^{}]*)\}/g), ([, declarations = '']) => ({ file, declarations }));
  });
  const withoutPlace = rules.filter(
    ({ declarations }) =>
      /aspect-ratio:\s*auto\s*;/.test(declarations) &&
      !/block-size:\s*(?!auto)/.test(declarations.replace(/max-block-size[^;]*;/g, '')),
  );
  expect(rules.length).toBeGreaterThan(100);
  expect(withoutPlace).toEqual([]);
});
