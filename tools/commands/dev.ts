/**
 * `npm run dev`: both programs from their sources; saving a file is enough to see the change. With `--built` the site is
 * the production build, which has a Content-Security-Policy and a page cache, and is built again when a file is saved.
 */

import { withCredentials } from '@headwater/runtime/basic-auth.ts';
import { installedProgram, siteFolder } from '../paths.ts';
import { prepare } from '../prepare.ts';
import { rebuiltSite, watchedCms, watchedSite } from '../programs.ts';
import { cmsIsReady, respondsOk, siteIsReady } from '../ready.ts';
import { runCommand } from '../run-command.ts';
import { type Part, runTogether } from '../run-together.ts';
import { say, sayFor } from '../say.ts';
import { runTool } from '../tool.ts';
import { printUrls } from '../urls.ts';

await runCommand(async () => {
  const started = Date.now();
  const isBuilt = process.argv.includes('--built');
  const { environment, cmsUrl, siteUrl } = await prepare();
  // Editors read the types of GraphQL documents from a generated, uncommitted file.
  await runTool(installedProgram('gql.tada'), ['generate-output'], siteFolder);
  const parts: Part[] = environment.hasOwnCms
    ? []
    : [
        {
          options: watchedCms(environment, sayFor('cms')),
          isReady: () => cmsIsReady(withCredentials(cmsUrl, environment.CMS_BASIC_AUTH)),
        },
      ];
  // The URLs must stay visible: request logging is opt-in.
  if (!process.env.LOG_LEVEL?.trim()) environment.LOG_LEVEL = 'warn';
  // The development server is up when its client script is there, CMS or not.
  const isUp = () => respondsOk(`${siteUrl}/@vite/client`);
  parts.push(
    isBuilt
      ? { options: rebuiltSite(environment, sayFor('site')), isReady: () => siteIsReady(siteUrl) }
      : { options: watchedSite(environment, sayFor('site')), isReady: isUp },
  );
  await runTogether(parts, () => printUrls(environment, cmsUrl, started));
  say('Stopped.');
  return 0;
});
