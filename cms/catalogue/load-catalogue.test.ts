import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';
import { catalogue as starterCatalogue } from './starter-catalogue.ts';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

test('without a module, the CMS starts with the starter catalogue', async () => {
  expect(await loadCatalogue('')).toBe(starterCatalogue);
});

test('the catalogue of a module replaces the starter catalogue', async () => {
  const catalogue = await loadCatalogue(pathOf('../../e2e/catalogue/catalogue.ts'));
  expect(catalogue.title).toBe('Test Pump Company');
});

test.each([
  ['is missing', 'nowhere.ts', /cannot be loaded .*nowhere.*; it must be a module that exports a `catalogue`/],
  ['has no catalogue', 'mime-type.ts', /exports no catalogue; it must be a module/],
])('refuses a module that %s with a message that says what is expected', async (_what, file, message) => {
  await expect(loadCatalogue(pathOf(file))).rejects.toThrow(message);
});

test.each(['title', 'pages', 'entries', 'forms'])('refuses a catalogue without its %s', async (part) => {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-catalogue-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'catalogue.mjs');
  const catalogue = Object.fromEntries(Object.entries(starterCatalogue).filter(([name]) => name !== part));
  await writeFile(file, `export const catalogue = ${JSON.stringify(catalogue)};`);
  await expect(loadCatalogue(file)).rejects.toThrow(/exports no catalogue/);
});
