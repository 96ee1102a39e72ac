import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { loadStartingContent } from './load-starting-content.ts';
import { startingContent as starterContent } from './starter-content.ts';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

test('without a module, the CMS starts with the content of the starter', async () => {
  expect(await loadStartingContent('')).toBe(starterContent);
});

test('the content of a module, exported under the older name, replaces that of the starter', async () => {
  const content = await loadStartingContent(pathOf('../../e2e/starting-content/starting-content.ts'));
  expect(content.title).toBe('Test Pump Company');
});

test.each([
  ['is missing', 'nowhere.ts', /cannot be loaded .*nowhere.*; it must be a module that exports `startingContent`/],
  ['has no content', 'seed-references.ts', /exports no starting content; it must be a module/],
])('refuses a module that %s with a message that says what is expected', async (_what, file, message) => {
  await expect(loadStartingContent(pathOf(file))).rejects.toThrow(message);
});

test.each(['title', 'pages', 'byType', 'forms'])('refuses content without its %s', async (part) => {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'content.mjs');
  const content = Object.fromEntries(Object.entries(starterContent).filter(([name]) => name !== part));
  await writeFile(file, `export const startingContent = ${JSON.stringify(content)};`);
  await expect(loadStartingContent(file)).rejects.toThrow(/exports no starting content/);
});
