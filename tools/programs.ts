import { join } from 'node:path';
import type { Environment } from '@headwater/runtime/environment.ts';
import { environmentFor } from './environment.ts';
import { exitWithParent, installedProgram, root, siteFolder } from './paths.ts';
import type { ProgramOptions } from './program.ts';
import { firstCatalogue } from './project.ts';

type Recipe = (environment: Environment, onLine: (line: string) => void) => ProgramOptions;

/**
 * glibc gives each thread its own heap and rarely returns memory: what resizing an image takes stays
 * allocated for each thread that ever did so. With the two limits in bytes, which are glibc's own at first and which it
 * would raise itself, buffers of images are returned as soon as they are free. It reads these variables at startup;
 * other C libraries ignore them.
 */
const RETURN_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Young objects get few megabytes, in both programs: with the default of 16, the site's heap grows to three times of what
 * is in use, and renders no faster.
 */
const SMALL_HEAP = '--max-semi-space-size=2';

/** The programs as visitors get them. */
export const cms: Recipe = (environment, onLine) => ({
  name: 'The local CMS',
  command: process.execPath,
  args: [SMALL_HEAP, '--import', exitWithParent, join(root, 'cms', 'main.ts')],
  cwd: root,
  env: environmentFor(environment, {
    CMS_CATALOGUE: environment.CMS_CATALOGUE || firstCatalogue(),
    ...RETURN_MEMORY,
  }),
  onLine,
});

export const site: Recipe = (environment, onLine) => siteIn(siteFolder, environment, onLine);

/** The site as it was built in a folder, such as a copy of an earlier build. */
export function siteIn(folder: string, ...[environment, onLine]: Parameters<Recipe>): ProgramOptions {
  return {
    name: 'The site',
    command: process.execPath,
    args: [SMALL_HEAP, '--import', exitWithParent, join(folder, 'server.ts')],
    cwd: folder,
    env: environmentFor(environment, { NODE_ENV: 'production', ...RETURN_MEMORY }),
    onLine,
  };
}

/** The programs for development: they restart when a file is saved. */
export const watchedCms: Recipe = (environment, onLine) => ({
  ...cms(environment, onLine),
  args: ['--watch', '--watch-preserve-output', join(root, 'cms', 'main.ts')],
});

export const watchedSite: Recipe = (environment, onLine) => ({
  ...site(environment, onLine),
  command: installedProgram('astro'),
  args: ['dev', '--port', String(environment.PORT), '--host', environment.HOST],
  env: environmentFor(environment, { NODE_ENV: 'development' }),
});

/** The built site as developers get it with `--built`: built and started again when a source is saved. */
export const rebuiltSite: Recipe = (environment, onLine) => ({
  ...site(environment, onLine),
  args: ['--import', exitWithParent, join(root, 'tools', 'serve-built.ts')],
  cwd: root,
  env: environmentFor(environment),
});
