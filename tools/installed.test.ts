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

const astro = { 'node_modules/astro': { version: '7.3.4' } };

const cases: [string, boolean, { wanted: Packages; present?: Packages }][] = [
  ['a fresh clone is not installed', false, { wanted: astro }],
  ['the versions of the lock file are installed', true, { wanted: { '': {}, ...astro }, present: astro }],
  [
    'an older version than the lock file asks for is not enough',
    false,
    { wanted: astro, present: { 'node_modules/astro': { version: '7.3.3' } } },
  ],
  ['a package that is new in the lock file is missing', false, { wanted: astro, present: {} }],
  [
    'a build for another platform may be missing',
    true,
    { wanted: { 'node_modules/sharp-win32': { version: '1.0.0', optional: true } }, present: {} },
  ],
  [
    'a folder of the repository that is new in the lock file is not linked yet',
    false,
    { wanted: { 'node_modules/@headwater/cms': { link: true } }, present: {} },
  ],
  ['ignores a leftover package', true, { wanted: {}, present: astro }],
];

test.each(cases)('detects whether everything is installed: %s', async (_title, expected, state) => {
  expect(isInstalled(await clone(state))).toBe(expected);
});

test("a linked workspace counts as installed, whatever npm's record says", async () => {
  const folder = await clone({ wanted: { 'node_modules/@headwater/cms': { link: true } }, present: {} });
  await mkdir(join(folder, 'node_modules', '@headwater', 'cms'), { recursive: true });
  expect(isInstalled(folder)).toBe(true);
});
