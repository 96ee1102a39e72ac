import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cropShapes } from '../content/crop.ts';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const stylesheets = files.filter((file) => file.endsWith('.css'));
const read = (file: string) => readFileSync(join(source, file), 'utf8');

test('no picture loses the shape that holds its place until it is loaded', () => {
  const rules = stylesheets.flatMap((file) => {
    const css = read(file).replace(/\/\*[\s\S]*?\*\//g, '');
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

test.each(Object.entries(cropShapes))('pictures cropped to %s have the shape of a box', (name, shape) => {
  const ratios = read('styles/tokens.css').matchAll(/--ratio-[\w-]+: (\d+) \/ (\d+);/g);
  const boxes = Array.from(ratios, ([, width, height]) => [`${width}:${height}`, Number(width) / Number(height)]);
  expect(boxes).toContainEqual([name, shape]);
});

test.each([
  ['blocks/hero-banner/hero-banner.tsx', 'blocks/hero-banner/hero-banner.module.css'],
  ['blocks/node-banner/node-banner.tsx', 'ui/banner/banner.module.css'],
])('%s crops its picture in views where the stylesheet has that box', (component, stylesheet) => {
  const css = read(stylesheet);
  const wider = /@container \(inline-size >= (\w+)\) \{\s[^@]*?aspect-ratio:/.exec(css)?.[1];
  const lower = /@media \(height < (\w+)\) \{\s[^@]*?max-block-size:/.exec(css)?.[1];
  const condition = `(width < ${wider})${lower ? ` and (height >= ${lower})` : ''}`;
  expect(/media: '([^']+)'/.exec(read(component))?.[1]).toBe(condition);
});

test('cards whose picture fills its box get the part that they show', () => {
  const withCards = files
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|^ui\//.test(file))
    .map((file) => [file, read(file)]);
  const filled = withCards.filter(([, text = '']) => /<Card\s[\s\S]*\simage=(?![\s\S]*imageKind="drawing")/.test(text));
  expect(filled.length).toBeGreaterThan(4);
  expect(filled.flatMap(([file, text = '']) => (text.includes('{...scene}') ? [] : [file]))).toEqual([]);
});
