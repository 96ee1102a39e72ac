import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

/** Biome counts the lines of scripts, not those of stylesheets. */
const MAX_LINES = 250;

test('no stylesheet has more than 250 lines', () => {
  const files = globSync('{brand,cms,site}/**/*.css', {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
  });
  const lines = files.map((file) => ({ file, count: readFileSync(join(root, file), 'utf8').split('\n').length }));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter(({ count }) => count > MAX_LINES)).toEqual([]);
});
