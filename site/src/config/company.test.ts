import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { company } from '@headwater/brand/company.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const product = ['bench', 'cms', 'content-model', 'contract', 'deploy', 'gravity-forms', 'runtime', 'site', 'tools'];
const texts = new Set(['.conf', '.css', '.html', '.js', '.json', '.mjs', '.svg', '.ts', '.tsx']);
const isLeftOut = /(?:^|\/)(?:node_modules|dist|testing|wordpress|\.\w+)\/|\.test\.tsx?$/;

const theme = readFileSync(join(root, 'brand', 'theme.css'), 'utf8');
const fonts = ['fonts.css', 'fonts/faces.css'].map((file) => readFileSync(join(root, 'brand', file), 'utf8')).join('');

/** Black, white and grays belong to no brand. */
function isColored(hex: string): boolean {
  return new Set(hex.toLowerCase().slice(1).match(/../g)).size > 1;
}

/** Words and looks of this company alone. */
const words = [
  company.name,
  ...company.wordmark,
  company.street,
  company.city,
  company.email,
  company.phone.label,
  ...Object.values(company.social),
  ...(company.emergencyPhone ? [company.emergencyPhone.label] : []),
  ...(company.stamp ? [company.stamp] : []),
  ...[...theme.matchAll(/#[\da-f]{6}\b/gi)].map(String).filter(isColored),
  ...Array.from(fonts.matchAll(/font-family: "([^"]+)"/g), ([, name = '']) => name),
].map((word) => word.toLowerCase());

function files(): string[] {
  return product.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => texts.has(extname(path)) && !isLeftOut.test(path)),
  );
}

/** Words of the demo company's trade: the product serves other trades too. What reads and finds duties is about pumps. */
const aboutPumps = /^(?:site\/src\/catalogue|tools\/seed|bench\/sections\/catalogue)\b/;
const trade = /\b(?:pumps?|impellers?|duty points?|wet wells?|lift stations?|backplates?|volutes?)\b/i;

test('no product code speaks of the trade of the demo company', () => {
  expect(new Set(files().map((path) => path.split('/')[0]))).toEqual(new Set(product));
  const others = files().filter((path) => !aboutPumps.test(path));
  const found = others.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => trade.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('the name, address, numbers, colors and fonts of the company are in brand/ only', () => {
  expect(words.length).toBeGreaterThan(20);
  const found = files().flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8').toLowerCase();
    return words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});
