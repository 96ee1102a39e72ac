/** `npm start`: from a fresh clone to a running website; Ctrl-C stops everything. */

import { withCredentials } from '@headwater/runtime/basic-auth.ts';
import { prepare } from '../prepare.ts';
import { cms, site } from '../programs.ts';
import { cmsIsReady, siteIsReady } from '../ready.ts';
import { runCommand } from '../run-command.ts';
import { type Part, runTogether } from '../run-together.ts';
import { say, sayFor } from '../say.ts';
import { buildSiteIfChanged } from '../site-build.ts';
import { printUrls } from '../urls.ts';

await runCommand(async () => {
  const started = Date.now();
  const { environment, cmsUrl, siteUrl } = await prepare();
  // The URLs must stay visible: request logging is opt-in.
  if (!process.env.LOG_LEVEL?.trim()) environment.LOG_LEVEL = 'warn';
  const parts: Part[] = [
    {
      options: site(environment, sayFor('site')),
      // Started before its CMS responds, the site would begin with a log full of failures.
      isReady: async () =>
        (await cmsIsReady(withCredentials(cmsUrl, environment.CMS_BASIC_AUTH))) && (await siteIsReady(siteUrl)),
      after: buildSiteIfChanged(say),
      restarts: true,
    },
  ];
  if (!environment.hasOwnCms) {
    say('Starting the local CMS; the first time it stores its starting content …');
    // The site works without its CMS for a while, so visitors should not notice the restart.
    parts.push({
      options: cms(environment, sayFor('cms')),
      isReady: () => cmsIsReady(withCredentials(cmsUrl, environment.CMS_BASIC_AUTH)),
      restarts: true,
    });
  }
  await runTogether(parts, () => printUrls(environment, cmsUrl, started));
  say('Stopped.');
  return 0;
});
