import { defineConfig } from 'vitest/config';

/** The drawing tool's own tests, which need what `npm run demo:render` installs: `vitest run --config` this file. */
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['**/*.test.ts'], exclude: ['**/node_modules/**'], testTimeout: 120_000 },
});
