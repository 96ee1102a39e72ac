import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hashBuildSources, isBuildSource } from './build-sources.ts';
import { root } from './paths.ts';
import { testFolder } from './test-folder.ts';

const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'brand/company.ts',
  'brand/public/favicon.svg',
  'content-model/content-types/page.ts',
  'runtime/environment.ts',
  'contract/schema.graphql',
  'gravity-forms/package.json',
  'contract/package.json',
  'contract/forms/messages.ts',
  'site/vite.config.ts',
  'site/src/pages/search.tsx',
  'site/public/stand-in-captcha/api.js',
];

async function repository() {
  const folder = await testFolder();
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  for (const file of files) await write(file, 'one');
  return { folder, write, hash: () => hashBuildSources(folder) };
}

test.each(files)('a change to %s makes the build stale', async (file) => {
  const { write, hash } = await repository();
  const before = await hash();
  await write(file, 'two');
  expect(await hash()).not.toBe(before);
});

test('new and deleted files make the build stale', async () => {
  const { folder, write, hash } = await repository();
  const before = await hash();
  await write('contract/forms/deep/new.ts', '');
  expect(await hash()).not.toBe(before);
  await rm(join(folder, 'contract/forms/deep'), { recursive: true });
  expect(await hash()).toBe(before);
});

test.each([
  'site/dist/server/handler.mjs',
  'site/src/cms-client/graphql-env.d.ts',
  'site/src/seo/head.test.ts',
  'contract/conformance/shape.ts',
  'cms/main.ts',
])('%s is not part of the build', async (file) => {
  const { write, hash } = await repository();
  const before = await hash();
  await write(file, 'anything');
  expect(await hash()).toBe(before);
});

test('every source exists in this repository', async () => {
  await expect(hashBuildSources(root)).resolves.toMatch(/^[\da-f]{64}$/);
});

test.each(['src/pages/search.tsx', 'src/server/pipeline.ts'])('a build is made again when %s is saved', (path) => {
  expect(isBuildSource(path)).toBe(true);
});

test.each(['src/server/pipeline.test.ts', 'dist/server/handler.mjs', 'src/cms-client/graphql-env.d.ts'])(
  'a build is not made again when %s is saved',
  (path) => {
    expect(isBuildSource(path)).toBe(false);
  },
);
