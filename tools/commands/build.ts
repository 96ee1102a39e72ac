/** `npm run build`: builds the site that `npm start` serves, in `site/dist`. Needs no CMS. */
import { runStoppableCommand } from '../run-command.ts';
import { say } from '../say.ts';
import { buildSiteAlways } from '../site-build.ts';

await runStoppableCommand(async () => {
  await buildSiteAlways(say);
  return 0;
});
