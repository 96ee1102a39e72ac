import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { browserColors } from '@headwater/brand/browser-colors.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const source = join('site', 'src');
const stylesheets = ['brand', source].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
}

/** Custom properties don't work in the condition of an at-rule, so lengths there have to be raw. */
function declarations(css: string): string {
  return css.replace(/@(?:media|container|supports|import|layer)[^{;]*/g, '');
}

const rawColor = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/gi;
const rawSize = /(?<![\w-])-?\d*\.?\d+(?:px|r?em|ex|ch|v[wihb]|[sdl]v[hwib]|vmin|vmax|cq[wihb]|pt|mm|cm|in|m?s)\b/gi;

const themeFile = join('brand', 'theme.css');
const tokenFiles = [themeFile, join(source, 'styles', 'tokens.css')];
const tokens = new Map(
  Array.from(
    tokenFiles
      .map(read)
      .join('\n')
      .matchAll(/(--[\w-]+):\s*([^;]+);/g),
    ([, name, value]) => [name ?? '', value?.trim() ?? ''],
  ),
);

test.each(stylesheets.filter((file) => !tokenFiles.includes(file) && basename(file) !== 'fonts.css'))(
  '%s takes its colors, sizes and durations from tokens',
  (file) => {
    const css = declarations(read(file));
    expect([...css.matchAll(rawColor), ...css.matchAll(rawSize)].map(String)).toEqual([]);
  },
);

const usedTokens = new Set(
  stylesheets.flatMap((file) => Array.from(read(file).matchAll(/var\((--[\w-]+)/g), ([, name]) => name ?? '')),
);

test('every token that a stylesheet uses is defined', () => {
  expect(stylesheets.length).toBeGreaterThan(20);
  expect([...usedTokens].filter((name) => !tokens.has(name))).toEqual([]);
});

test('every token is used by a stylesheet', () => {
  expect(tokens.size).toBeGreaterThan(0);
  expect([...tokens.keys()].filter((name) => !usedTokens.has(name))).toEqual([]);
});

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(text: string, ground: string, theme: string): number {
  const [dark, light] = [luminance(screen(text, theme)), luminance(screen(ground, theme))].sort(
    (one, other) => one - other,
  );
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** A color of the brand, as it is on a screen. */
function screen(name: string, theme = themeFile): string {
  return new RegExp(`${name}:\\s*(#[\\da-f]{6})`).exec(read(theme))?.[1] ?? '';
}

test.each([
  ['--ink', '--paper'],
  ['--ink', '--surface'],
  ['--ink', '--steel'],
  ['--ink-soft', '--paper'],
  ['--ink-soft', '--surface'],
  ['--ink-soft', '--water-wash'],
  ['--deep', '--paper'],
  ['--deep', '--surface'],
  ['--oxide', '--paper'],
  ['--oxide', '--surface'],
  ['--signal', '--paper'],
  ['--signal', '--surface'],
  ['--moss', '--surface'],
  ['--on-deep', '--ink-soft'],
  ['--on-oxide', '--oxide'],
  ['--on-oxide', '--oxide-shade'],
  ['--on-deep', '--deep'],
  ['--on-deep', '--ink'],
  ['--on-deep-soft', '--deep'],
  ['--oxide-light', '--deep'],
])('text in %s on %s has a contrast of at least 4.5 to 1 in both brands', (text, ground) => {
  for (const theme of [themeFile, join('e2e', 'brand', 'theme.css')]) {
    expect(contrast(text, ground, theme), theme).toBeGreaterThanOrEqual(4.5);
  }
});

test("the browser's toolbar uses colors of the theme", () => {
  expect(browserColors).toEqual({
    theme: screen('--deep'),
    background: screen('--paper'),
    territory: {
      fill: screen('--territory'),
      stroke: screen('--territory-line'),
      hover: screen('--territory-chosen'),
    },
  });
});
