import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What people have to read of the local CMS: a rule of Gravity Forms belongs in `gravity-forms/` (docs/decisions/0013). */
const MOST_LINES = 13_550;

test('the local CMS has at most 13,550 lines without tests', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:ts|css|sql)$/.test(name) && !/node_modules|\.test\.|(?:^|\/)testing\//.test(name),
  );
  const lines = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8').split('\n').length - 1);
  const sum = lines.reduce((total, count) => total + count, 0);
  expect(files).toContain('database/schema.sql');
  expect(sum, `${sum} lines in ${files.length} files`).toBeLessThanOrEqual(MOST_LINES);
});
