import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment } from '@headwater/runtime/environment.ts';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { site } from './programs.ts';

test('the site starts with limits on memory, and the operations manual has each of them for other ways to start it', () => {
  const { args, env = {} } = site(parseEnvironment({ CMS_SECRET: 'a-secret-for-tests-only' }), () => undefined);
  const manual = readFileSync(join(root, 'docs', 'operations.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const limits = [
    ...args.filter((argument) => argument.startsWith('--max')),
    ...Object.entries(env).flatMap(([name, value]) => (name.startsWith('MALLOC_') ? `${name}=${value}` : [])),
  ];
  expect(limits).toHaveLength(4);
  for (const limit of limits) expect(manual).toContain(limit);
});
