import { expect, test } from 'vitest';
import { rare } from './rare-component.ts';

test('a component whose code a bad line lost is loaded from another URL', async () => {
  const url = `data:text/javascript,${encodeURIComponent("export const Time = 'the component';//")}`;
  const lost = new TypeError(`Failed to fetch dynamically imported module: ${url}`);
  const entry = rare((): Promise<{ Time: () => null }> => Promise.reject(lost), 'Time');
  await entry.load();
  expect(entry.component).toBe('the component');
});

test('a component whose code did not come is requested again by the next load', async () => {
  const lost = new Error('no network');
  let isOnline = false;
  const entry = rare(async () => (isOnline ? { Time: () => null } : Promise.reject(lost)), 'Time');
  await expect(entry.load()).rejects.toBe(lost);
  isOnline = true;
  await entry.load();
  expect(entry.component).toBeDefined();
});
