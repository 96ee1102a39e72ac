import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled } from './installed.mjs';
import { testFolder } from './test-folder.ts';

type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean }>;

async function clone({ wanted, present }: { wanted: Packages; present?: Packages }): Promise<string> {
  const folder = await testFolder();
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  if (present) {
    await mkdir(join(folder, 'node_modules'));
    await writeFile(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: present }));
  }
  return folder;
}

const vite = { 'node_modules/vite': { version: '7.3.4' } };

test.each<[string, Parameters<typeof clone>[0]]>([
  ['has the versions of the lock file', { wanted: { '': {}, ...vite }, present: vite }],
  [
    'lacks only a build for another platform',
    { wanted: { 'node_modules/sharp-win32': { version: '1.0.0', optional: true } }, present: {} },
  ],
  ['has a package that is no longer in the lock file', { wanted: {}, present: vite }],
])('a clone that %s is installed', async (_what, state) => {
  expect(isInstalled(await clone(state))).toBe(true);
});

test.each<[string, Parameters<typeof clone>[0]]>([
  ['is fresh', { wanted: vite }],
  ['has an older version than the lock file', { wanted: vite, present: { 'node_modules/vite': { version: '7.3.3' } } }],
  ['lacks a package of the lock file', { wanted: vite, present: {} }],
  [
    'lacks the link to a folder of the repository',
    { wanted: { 'node_modules/@headwater/cms': { link: true } }, present: {} },
  ],
])('a clone that %s is not installed', async (_what, state) => {
  expect(isInstalled(await clone(state))).toBe(false);
});

test("a linked workspace counts as installed, whatever npm's record says", async () => {
  const folder = await clone({ wanted: { 'node_modules/@headwater/cms': { link: true } }, present: {} });
  await mkdir(join(folder, 'node_modules', '@headwater', 'cms'), { recursive: true });
  expect(isInstalled(folder)).toBe(true);
});
