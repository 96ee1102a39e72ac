import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Suites that load the machine, kill programs or compare times: nothing runs beside them. */
const alone = [
  'cold-pages',
  'faults',
  'hidden-path-ends',
  'hostile-responses',
  'instances',
  'nginx',
  'nginx-failures',
  'redis-state',
  'request-walk',
  'rolling-restart',
  'scan',
  'two-instances',
  'uploads-under-kill',
].map((name) => `e2e/services/${name}.test.ts`);

/** Suites with real services, most of them for minutes: `npm run test:services`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As for unit tests: none by default, one in continuous integration.
    retry: Number(process.env.HEADWATER_RETRIES ?? 0),
    // Two programs take some seconds to stop.
    teardownTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'side by side',
          include: ['{e2e,demo}/services/**/*.test.ts'],
          exclude: alone,
          // They wait for programs more than they compute.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
