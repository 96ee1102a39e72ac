import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnvironment } from '@headwater/runtime/environment.ts';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { site } from './programs.ts';

const files = ['docs/operations.md', 'deploy/docker/Dockerfile', 'deploy/systemd/headwater-site@.service'];

test.each(files)('%s starts the site with the limits on memory of npm start', (file) => {
  const { args, env = {} } = site(parseEnvironment({ CMS_SECRET: 'a-secret-for-tests-only' }), () => undefined);
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
  const limits = [
    ...args.filter((argument) => /^--(?:max|heap)-/.test(argument)),
    ...Object.entries(env).flatMap(([name, value]) => (name.startsWith('MALLOC_') ? `${name}=${value}` : [])),
  ];
  expect(limits).toHaveLength(5);
  for (const limit of limits) expect(text).toContain(limit);
});
