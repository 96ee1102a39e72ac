import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['contract/conformance/any-cms.ts'],
    // One file needs no process of its own.
    pool: 'threads',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // A WordPress far away, with a hundred requests in one test.
    testTimeout: 120_000,
  },
});
