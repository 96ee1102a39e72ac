import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeVariables } from '@headwater/runtime/environment.ts';
import { expect, test } from 'vitest';
import { envExample } from './env-example.ts';
import { root } from './paths.ts';

test('.env.example lists every variable once, with its purpose and default', async () => {
  expect(await readFile(join(root, '.env.example'), 'utf8')).toBe(envExample(describeVariables()));
});
