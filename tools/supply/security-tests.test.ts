import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';

const document = readFileSync(join(root, 'docs', 'security-tests.md'), 'utf8');
const all = [...document.matchAll(/^\| ((?:WSTG-[A-Z]{4}|EDIT)-\d\d) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', name = '', cell = '']) => ({ id, name, cell }),
);
const rows = all.filter(({ id }) => id.startsWith('WSTG'));

/** Number of items in each category of the guide's checklist. */
const categories = {
  INFO: 10,
  CONF: 13,
  IDNT: 5,
  ATHN: 11,
  ATHZ: 5,
  SESS: 11,
  INPV: 23,
  ERRH: 2,
  CRYP: 4,
  BUSL: 10,
  CLNT: 14,
  APIT: 5,
};

test('each of the 113 items has a row of its own', () => {
  expect(rows).toHaveLength(113);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(113);
  const counted = Object.keys(categories).map((category) => [
    category,
    rows.filter(({ id }) => id.startsWith(`WSTG-${category}-`)).length,
  ]);
  expect(Object.fromEntries(counted)).toEqual(categories);
});

test.each(all)('$id ($name) names tests that exist, or a reason', ({ cell }) => {
  const tests = [...cell.matchAll(/`([^`]+\.test\.tsx?)`: "([^"]+)"/g)];
  for (const [, file = '', title = ''] of tests) {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(readFileSync(join(root, file), 'utf8'), file).toContain(title);
  }
  if (tests.length === 0) expect(cell.length, 'a reason').toBeGreaterThan(25);
});
