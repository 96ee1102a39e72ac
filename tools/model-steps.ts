import { join } from 'node:path';
import { installedProgram, root, siteFolder } from './paths.ts';
import type { Step } from './verify-steps.ts';

/**
 * Makes everything derived from the content model and the recorded WordPress, one after the other: additions, contract,
 * types of the site.
 */
export function modelSteps(): Step[][] {
  const contract = join(root, 'contract');
  return [
    [{ title: 'contract', program: process.execPath, args: [join(contract, 'write-schema.ts')], cwd: root }],
    [{ title: 'format', program: installedProgram('biome'), args: ['format', '--write', contract], cwd: root }],
    [{ title: 'GraphQL types', program: installedProgram('gql.tada'), args: ['generate-output'], cwd: siteFolder }],
  ];
}
