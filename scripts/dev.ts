/** `npm run dev`: both programs from their sources; saving a file is enough to see the change. */
import { printAddresses } from './addresses.ts';
import { installedProgram, siteFolder } from './paths.ts';
import { prepare } from './prepare.ts';
import { watchedCms, watchedSite } from './programs.ts';
import { answersOk, cmsIsReady } from './ready.ts';
import { runCommand } from './run-command.ts';
import { type Part, runTogether } from './run-together.ts';
import { say, sayFor } from './say.ts';
import { runTool } from './tool.ts';

await runCommand(async () => {
  const started = Date.now();
  const { environment, cmsAddress, siteAddress } = await prepare();
  // Editors read the types of GraphQL documents from a generated file that is not committed.
  await runTool(installedProgram('gql.tada'), ['generate-output'], siteFolder);
  const parts: Part[] = environment.hasOwnCms
    ? []
    : [{ options: watchedCms(environment, sayFor('cms')), isReady: () => cmsIsReady(cmsAddress) }];
  // The development server has no health check of its own; its client script needs no CMS.
  const isReady = () => answersOk(`${siteAddress}/@vite/client`);
  parts.push({ options: watchedSite(environment, sayFor('site')), isReady });
  await runTogether(parts, () => printAddresses(environment, cmsAddress, started));
  say('Stopped.');
  return 0;
});
