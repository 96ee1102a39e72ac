/**
 * `npm run wordpress`: a real WordPress with nothing but Node (WordPress Playground: PHP in WebAssembly, SQLite), with the
 * plugins that the site needs and the demo content, and the site against it.
 * `-- --gravity-forms gravityforms.zip`: with Gravity Forms, whose zip only its owners can download.
 * `-- --files FOLDER`: from the files of a WordPress with its plugins, without downloading anything.
 */
import { resolve } from 'node:path';
import { CommandError } from '../command-error.ts';
import { prepare } from '../prepare.ts';
import { site } from '../programs.ts';
import { startingContentModule } from '../project.ts';
import { readArguments } from '../read-arguments.ts';
import { cmsIsReady, siteIsReady } from '../ready.ts';
import { runCommand } from '../run-command.ts';
import { runTogether } from '../run-together.ts';
import { say, sayFor } from '../say.ts';
import { buildSiteIfChanged } from '../site-build.ts';
import { printUrls } from '../urls.ts';
import {
  administratorPassword,
  installPlayground,
  playgroundEnvironment,
  preparePlayground,
} from '../wordpress/playground.ts';

const USAGE = 'Use: npm run wordpress [-- --gravity-forms gravityforms.zip] [--files FOLDER]';

/** How long WordPress in WebAssembly may take for its first response, and for the import before it. */
const FIRST_RESPONSE_MS = 120_000;
const READY_MINUTES = 30;

await runCommand(async () => {
  const started = Date.now();
  const options = { 'gravity-forms': { type: 'string' }, files: { type: 'string' } } as const;
  const { 'gravity-forms': gravityForms, files } = readArguments(USAGE, { options }).values;
  const { environment: prepared, cmsUrl, siteUrl } = await prepare();
  if (prepared.hasOwnCms) {
    throw new CommandError('npm run wordpress starts a WordPress of its own. Leave CMS_URL empty, or use npm start.');
  }
  const environment = playgroundEnvironment(prepared, cmsUrl, process.env);
  await installPlayground();
  const folder = environment.DATA_DIR;
  let isSetUp = false;
  const sayForWordPress = sayFor('wordpress');
  const program = await preparePlayground({
    folder,
    port: environment.CMS_PORT,
    siteUrl,
    secret: environment.CMS_SECRET,
    contentModule: startingContentModule(),
    ...(gravityForms && { gravityForms: resolve(gravityForms) }),
    ...(files && { files: resolve(files) }),
  });
  const onLine = (line: string) => {
    // It responds before that, while its plugins and its content arrive.
    isSetUp ||= line.startsWith('Ready!');
    if (line.trim() !== '') sayForWordPress(line);
  };
  say(
    'Starting WordPress. The first time, it is downloaded from wordpress.org and github.com (or taken from --files FOLDER) and filled, which takes some minutes …',
  );
  // A request that is given up goes on in WordPress, so that impatient checks and a waiting site would delay each other.
  const { promise: wordPressIsReady, resolve: siteMayStart } = Promise.withResolvers<void>();
  const parts = [
    {
      options: { ...program, onLine },
      async isReady() {
        const isReady = isSetUp && (await cmsIsReady(cmsUrl, FIRST_RESPONSE_MS));
        if (isReady) siteMayStart();
        return isReady;
      },
      readyMinutes: READY_MINUTES,
    },
    {
      options: site(environment, sayFor('site')),
      isReady: () => siteIsReady(siteUrl),
      after: Promise.all([buildSiteIfChanged(say), wordPressIsReady]),
    },
  ];
  await runTogether(parts, async () => {
    await printUrls({ ...environment, hasOwnCms: true }, cmsUrl, started);
    say(`WordPress's admin is at ${cmsUrl}/wp-admin/: admin, ${await administratorPassword(folder)}\n`);
  });
  say('Stopped.');
  return 0;
});
