import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyCatalogue } from './empty-catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

test('without a module the CMS begins with a front page and users alone', async () => {
  expect(await loadCatalogue('')).toBe(emptyCatalogue);
});

test('the catalogue of a module is used in place of the empty one', async () => {
  const catalogue = await loadCatalogue(pathOf('../../e2e/catalogue/catalogue.ts'));
  expect(catalogue.title).toBe('Test Pump Company');
});

test.each([
  ['is missing', 'nowhere.ts', /cannot be loaded .*nowhere.*; it must be a module that exports a `catalogue`/],
  ['has no catalogue', 'mime-type.ts', /exports no catalogue; it must be a module/],
])('a module that %s is refused with a message that says what is expected', async (_what, file, message) => {
  await expect(loadCatalogue(pathOf(file))).rejects.toThrow(message);
});
