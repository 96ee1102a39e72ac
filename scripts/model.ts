/** `npm run model`: makes everything that follows from the content model. */
import { join } from 'node:path';
import { installedProgram, root, siteFolder } from './paths.ts';
import { runStoppableCommand } from './run-command.ts';
import { runSteps } from './run-steps.ts';

const contract = join(root, 'contract');

await runStoppableCommand(async () => {
  const failed = await runSteps([
    { title: 'schema', program: process.execPath, args: [join(contract, 'write-schema.ts')], cwd: root },
    { title: 'format', program: installedProgram('biome'), args: ['format', '--write', contract], cwd: root },
    { title: 'GraphQL types', program: installedProgram('gql.tada'), args: ['generate-output'], cwd: siteFolder },
  ]);
  return failed ? 1 : 0;
});
