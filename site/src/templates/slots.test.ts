import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const templates = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.template.ts'))
  .map((name) => name.replace('.template.ts', '.astro'));

test.each(templates)('%s has one place for the blocks that its template lists', (name) => {
  expect(readFileSync(join(import.meta.dirname, name), 'utf8').match(/<slot \/>/g)).toHaveLength(1);
});
