import { readFileSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const MEMORY = '/dev/shm';
/** In bytes: ten times what tests have there at once. */
const ENOUGH_MEMORY = 1024 ** 3;

/**
 * The folder for what tests write: in memory where Linux has room, since a disk makes SQLite wait at each commit. A container's is
 * small, and programs may not run from there.
 */
function testFiles(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm \S+ (\S+)/m)?.[1] ?? 'noexec';
    if (bavail * bsize >= ENOUGH_MEMORY && !mount.split(',').includes('noexec')) return MEMORY;
  } catch {
    // Not Linux.
  }
  return tmpdir();
}

export default defineConfig({
  // Node loads the CommonJS build of graphql for every package that asks; the bundler's build beside it
  // would be a second copy, whose types the first does not recognize.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['{brand,content-model,contract,runtime,gravity-forms,cms,demo,site,tools,bench}/**/*.test.{ts,tsx}'],
    // What is signed in a test is signed with this, and no secret is made for it in the data folder.
    env: {
      SITE_SECRET: 'a-secret-for-unit-tests-and-nothing-else',
      // The many programs that tests start compile their sources once.
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'headwater', 'compiled'),
      TMPDIR: testFiles(),
    },
    setupFiles: ['vitest.setup.ts'],
    // Some tests start programs or render every form, and share two cores with the rest of the suite.
    testTimeout: 30_000,
    // Many tests wait for programs and servers, so that two workers a core leave none idle for long.
    maxWorkers: availableParallelism() * 2,
    // A worker loads each module once, for all of its files: loading them for each file took a third of the time.
    isolate: false,
    // None by default: a flaky test is a defect. Continuous integration repeats it once and names it.
    retry: Number(process.env.HEADWATER_RETRIES ?? 0),
    // The demo's journeys and services have commands of their own; its drawing tool's packages are not installed here.
    exclude: ['**/node_modules/**', '**/dist/**', 'demo/{drawings,journeys,services}/**'],
  },
});
