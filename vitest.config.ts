import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,cms,site,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});
