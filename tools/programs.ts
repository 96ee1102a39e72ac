import { join } from 'node:path';
import type { Environment } from '@headwater/runtime/environment.ts';
import { environmentFor } from './environment.ts';
import { exitWithParent, root, siteFolder } from './paths.ts';
import type { ProgramOptions } from './program.ts';
import { startingContentModule } from './project.ts';

type Recipe = (environment: Environment, onLine: (line: string) => void) => ProgramOptions;

/**
 * glibc gives each thread its own heap and rarely returns memory: what resizing an image takes stays
 * allocated for each thread that ever did so. With one heap for all, the next thread takes it. With the two limits in bytes, which are glibc's own at first and which it
 * would raise itself, buffers of images are returned as soon as they are free. It reads these variables at startup;
 * other C libraries ignore them.
 */
const RETURN_MEMORY = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * Options of the engine for both programs, which takes a machine's memory before it looks for garbage. Young objects get
 * few megabytes: with the default of 16, the heap grows to three times of what is in use, and the site renders no faster.
 * The heap is collected when it has grown by 30 percent, not to four times its size: 205 in place of 310 MB after some
 * ten thousand requests, for a tenth more of CPU time.
 */
const SMALL_HEAP = ['--max-semi-space-size=2', '--heap-growing-percent=30'];

/**
 * Where Node stores what it compiled, TypeScript without its types as well: the next start takes a fifth less time, and
 * ten megabytes less. Nothing is stored where the folder cannot be written to.
 */
const STORE_COMPILED = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'headwater', 'compiled') };

/** The programs as visitors get them. */
export const cms: Recipe = (environment, onLine) => ({
  name: 'The local CMS',
  command: process.execPath,
  args: [...SMALL_HEAP, '--import', exitWithParent, join(root, 'cms', 'main.ts')],
  cwd: root,
  env: environmentFor(environment, {
    CMS_CATALOGUE: environment.CMS_CATALOGUE || startingContentModule(),
    ...RETURN_MEMORY,
    ...STORE_COMPILED,
  }),
  onLine,
});

export const site: Recipe = (environment, onLine) => siteIn(siteFolder, environment, onLine);

/** The site as it was built in a folder, such as a copy of an earlier build. */
export function siteIn(folder: string, ...[environment, onLine]: Parameters<Recipe>): ProgramOptions {
  return {
    name: 'The site',
    command: process.execPath,
    args: [...SMALL_HEAP, '--import', exitWithParent, join(folder, 'server.ts')],
    cwd: folder,
    env: environmentFor(environment, { NODE_ENV: 'production', ...RETURN_MEMORY, ...STORE_COMPILED }),
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
  args: ['--import', exitWithParent, join(siteFolder, 'development.ts')],
  env: environmentFor(environment, { NODE_ENV: 'development' }),
});

/** The built site as developers get it with `--built`: built and started again when a source is saved. */
export const rebuiltSite: Recipe = (environment, onLine) => ({
  ...site(environment, onLine),
  args: ['--import', exitWithParent, join(root, 'tools', 'serve-built.ts')],
  cwd: root,
  env: environmentFor(environment),
});
