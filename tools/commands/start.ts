/** `npm start`: from a fresh clone to a running website; Ctrl-C stops everything. */

import { printAddresses } from '../addresses.ts';
import { prepare } from '../prepare.ts';
import { cms, site } from '../programs.ts';
import { cmsIsReady, siteIsReady } from '../ready.ts';
import { runCommand } from '../run-command.ts';
import { type Part, runTogether } from '../run-together.ts';
import { say, sayFor } from '../say.ts';
import { buildSiteIfChanged } from '../site-build.ts';

await runCommand(async () => {
  const started = Date.now();
  const { environment, cmsAddress, siteAddress } = await prepare();
  // The URLs must stay visible: request logging is opt-in.
  if (!process.env.LOG_LEVEL?.trim()) environment.LOG_LEVEL = 'warn';
  const parts: Part[] = [
    {
      options: site(environment, sayFor('site')),
      // Started before its CMS answers, the site would begin with a log full of failures.
      isReady: async () => (await cmsIsReady(cmsAddress)) && (await siteIsReady(siteAddress)),
      after: buildSiteIfChanged(say),
    },
  ];
  if (!environment.hasOwnCms) {
    say('Starting the local CMS; the first time it stores its catalogue …');
    // The site does without its CMS for a while; visitors should not notice that it was gone.
    parts.push({ options: cms(environment, sayFor('cms')), isReady: () => cmsIsReady(cmsAddress), restarts: true });
  }
  await runTogether(parts, () => printAddresses(environment, cmsAddress, started));
  say('Stopped.');
  return 0;
});
