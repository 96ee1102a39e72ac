import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** A program that opens preview links as the site does, and prints whether Node has loaded the driver of PostgreSQL. */
const program = `
  import { createRequire } from 'node:module';
  const { openPreviewLinks } = await import(process.argv[1]);
  const links = await openPreviewLinks({ DATABASE_URL: process.argv[2], DATA_DIR: process.env.DATA_DIR });
  await links.close();
  console.log(Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('/node_modules/pg/')));
`;

test.each([
  ['without a DATABASE_URL does not load', '', 'false'],
  ['with a DATABASE_URL loads', 'postgres://127.0.0.1:9/links', 'true'],
])('a store of preview links %s the driver of PostgreSQL', async (_what, databaseUrl, isLoaded) => {
  const module = new URL('open-preview-links.ts', import.meta.url).href;
  const parameters = ['--input-type=module', '--eval', program, module, databaseUrl];
  const env = { ...process.env, DATA_DIR: await testFolder() };
  const { stdout } = await run(process.execPath, parameters, { env });
  expect(stdout.trim()).toBe(isLoaded);
});
