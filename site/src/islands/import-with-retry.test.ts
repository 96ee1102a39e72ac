import { expect, test } from 'vitest';
import { importWithRetry } from './import-with-retry.ts';

/** A module that Chromium could not fetch. @param source ends where its query may follow */
function lostModule(source: string) {
  const href = `data:text/javascript,${encodeURIComponent(`${source}//`)}`;
  const error = new TypeError(`Failed to fetch dynamically imported module: ${href}`);
  return { href, error, load: async (): Promise<{ url: string }> => Promise.reject(error) };
}

test('a module that was lost is imported under another URL', async () => {
  const { href, load } = lostModule('export const { url } = import.meta;');
  const { url } = await importWithRetry(load);
  expect(url.replace(/\d+$/, '')).toBe(`${href}?again=`);
});

test('all who request a lost module get the same one', async () => {
  const { load } = lostModule('export const url = {};');
  const [first, second] = await Promise.all([importWithRetry(load), importWithRetry(load)]);
  expect(second.url).toBe(first.url);
  expect((await importWithRetry(load)).url).toBe(first.url);
});

test('a module that is lost again is an error', async () => {
  const { load } = lostModule("throw new Error('still lost');");
  await expect(importWithRetry(load)).rejects.toThrow('still lost');
});

test('a module that was lost twice is requested again by the next call', async () => {
  const { load } = lostModule(
    'globalThis.asked = (globalThis.asked ?? 0) + 1; if (globalThis.asked < 3) throw new Error();',
  );
  await expect(importWithRetry(load)).rejects.toThrow();
  await expect(importWithRetry(load)).rejects.toThrow();
  await expect(importWithRetry(load)).resolves.toBeDefined();
});

test('a module that is there is imported once', async () => {
  let times = 0;
  expect(await importWithRetry(async () => ++times)).toBe(1);
  expect(times).toBe(1);
});

test('an error of the module itself is not taken for a lost module', async () => {
  const failure = new TypeError(`x is not a function at ${lostModule('export const url = 1;').href}`);
  await expect(importWithRetry(() => Promise.reject(failure))).rejects.toBe(failure);
});
