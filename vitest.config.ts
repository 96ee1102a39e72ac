import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Node loads the CommonJS build of graphql for every package that asks; the bundler's build beside it
  // would be a second copy, whose types the first does not recognise.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{contract,cms,site,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});
