import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modelSteps } from './model-steps.ts';
import { root, siteFolder } from './paths.ts';

test('npm run model makes the types of the site from the contract after it has written and formatted it', () => {
  const steps = modelSteps().flat();
  for (const { program } of steps) expect(existsSync(program), program).toBe(true);
  expect(steps.map(({ title, args, cwd }) => [title, args, cwd])).toEqual([
    ['contract', [join(root, 'contract', 'write-schema.ts')], root],
    ['format', ['format', '--write', join(root, 'contract')], root],
    ['GraphQL types', ['generate-output'], siteFolder],
  ]);
});
