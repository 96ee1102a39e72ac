import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** A program that uses a store as the site does, and prints whether Node has loaded the driver of PostgreSQL. */
const program = `
  import { createRequire } from 'node:module';
  const { openLeadStore } = await import(process.argv[1]);
  const store = await openLeadStore({ DATABASE_URL: process.argv[2], DATA_DIR: process.argv[3] });
  await store.outbox({ owner: 'a test' }).summary().catch(() => undefined);
  await store.close();
  console.log(Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('/node_modules/pg/')));
`;

test.each([
  ['without a DATABASE_URL does not load', '', 'false'],
  ['with a DATABASE_URL loads', 'postgres://127.0.0.1:9/nobody', 'true'],
])('a store of leads %s the driver of PostgreSQL', async (_what, databaseUrl, isLoaded) => {
  const module = new URL('open-lead-store.ts', import.meta.url).href;
  const parameters = [module, databaseUrl, await testFolder()];
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program, ...parameters]);
  expect(stdout.trim()).toBe(isLoaded);
});
