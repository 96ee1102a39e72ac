import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createRechecks } from './rechecks.ts';

/** Rechecks with timers that the test runs. */
function setUp() {
  const timers: { task: () => void; ms: number }[] = [];
  const rechecked: string[] = [];
  const recheckLater = createRechecks(
    500,
    (task, ms) => void timers.push({ task, ms }),
    (key) => void rechecked.push(key),
  );
  return { recheckLater, timers, rechecked };
}

test('a page is checked again once, however often that is requested before', () => {
  const { recheckLater, timers, rechecked } = setUp();
  for (const key of ['/a/', '/b/', '/a/', '/a/']) recheckLater(key);
  expect(timers.map(({ ms }) => ms)).toEqual([500, 500]);
  expect(rechecked).toEqual([]);
  for (const { task } of timers) task();
  expect(rechecked).toEqual(['/a/', '/b/']);
});

test('a page that was checked again can be checked once more', () => {
  const { recheckLater, timers, rechecked } = setUp();
  recheckLater('/a/');
  timers.shift()?.task();
  recheckLater('/a/');
  timers.shift()?.task();
  expect([rechecked, timers]).toEqual([['/a/', '/a/'], []]);
});

test('a planned task does not keep a program alive', async () => {
  const rechecks = pathToFileURL(join(import.meta.dirname, 'rechecks.ts')).href;
  const program = `
    const { laterByTimer } = await import('${rechecks}');
    laterByTimer(() => console.log('soon'), 1);
    laterByTimer(() => console.log('much later'), 3_600_000);
    setTimeout(() => undefined, 200);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout).toBe('soon\n');
});
