import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Suites with real services and minutes of load, run one at a time: `npm run test:services`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['{e2e,demo}/services/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // As for unit tests: none by default, one in continuous integration.
    retry: Number(process.env.HEADWATER_RETRIES ?? 0),
    // Two programs take some seconds to stop.
    teardownTimeout: 30_000,
  },
});
