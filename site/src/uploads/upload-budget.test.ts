import { expect, test } from 'vitest';
import { openUploadBudget } from './upload-budget.ts';
import type { StoredUpload } from './upload-store.ts';

const MB = 1024 * 1024;

function stored(id: string): StoredUpload {
  return { id, size: MB, formId: 1, fieldId: 5, name: 'plan.pdf', visitor: 'one', isComplete: true };
}

/** A budget whose store is listed so, in turn. */
function budgetWith(
  listings: (StoredUpload[] | Promise<StoredUpload[]>)[],
  limits = { inAll: 10 * MB, perVisitor: 10 * MB },
  freeBytes = 2 ** 40,
) {
  const all = async () => listings.shift() ?? expect.fail('listed too often');
  return openUploadBudget({ store: { all, freeBytes: async () => freeBytes }, ...limits });
}

test('a file that is reserved or released while the store is listed is counted right', async () => {
  const listing = Promise.withResolvers<StoredUpload[]>();
  const budget = await budgetWith([[stored('removed')], listing.promise]);
  expect(budget.used()).toBe(MB);
  const counted = budget.recount();
  expect(await budget.reserve('new', 'two', 2 * MB)).toBeUndefined();
  budget.release('removed');
  // As it was when the listing began.
  listing.resolve([stored('removed')]);
  await counted;
  expect(budget.used()).toBe(2 * MB);
});

test('a second count waits for the first, so that neither misses what is reserved meanwhile', async () => {
  const [first, second] = [Promise.withResolvers<StoredUpload[]>(), Promise.withResolvers<StoredUpload[]>()];
  const listings = [Promise.resolve([]), first.promise, second.promise];
  const secondBegan = Promise.withResolvers<void>();
  const store = {
    all() {
      const listing = listings.shift() ?? expect.fail('listed three times only');
      if (listing === second.promise) secondBegan.resolve();
      return listing;
    },
    freeBytes: async () => 2 ** 40,
  };
  const budget = await openUploadBudget({ store, inAll: 10 * MB, perVisitor: 10 * MB });
  const counts = [budget.recount(), budget.recount()];
  first.resolve([]);
  await counts[0];
  await secondBegan.promise;
  expect(await budget.reserve('new', 'two', 2 * MB)).toBeUndefined();
  second.resolve([]);
  await counts[1];
  expect(budget.used()).toBe(2 * MB);
});

test('a file that is reserved but not stored yet is counted by the next listing only', async () => {
  const budget = await budgetWith([[], [], [stored('late')], []]);
  await budget.reserve('late', 'one', MB);
  await budget.reserve('broken off', 'two', 2 * MB);
  await budget.reserve('held', 'three', 3 * MB);
  budget.release('held');
  await budget.recount();
  expect(budget.used()).toBe(3 * MB);
  await budget.recount();
  expect(budget.used()).toBe(MB);
  await budget.recount();
  expect(budget.used()).toBe(0);
});

test('a listing that fails forgets nothing that was reserved before or meanwhile', async () => {
  const failing = Promise.withResolvers<StoredUpload[]>();
  const budget = await budgetWith([[], failing.promise, []]);
  await budget.reserve('before', 'one', MB);
  const counted = budget.recount();
  await budget.reserve('meanwhile', 'two', 2 * MB);
  failing.reject(new Error('the volume is away'));
  await expect(counted).rejects.toThrow('the volume is away');
  await budget.recount();
  expect(budget.used()).toBe(3 * MB);
});

test('each file counts as at least 16 KB', async () => {
  const budget = await budgetWith([[]], { inAll: 3 * MB, perVisitor: 2 * MB });
  expect(await budget.reserve('a', 'one', 1)).toBeUndefined();
  expect(budget.used()).toBe(16 * 1024);
});

test('files may fill the limits to the last byte', async () => {
  const budget = await budgetWith([[]], { inAll: 3 * MB, perVisitor: 2 * MB });
  expect(await budget.reserve('a', 'one', 2 * MB - 16 * 1024)).toBeUndefined();
  expect(await budget.reserve('b', 'one', 16 * 1024 + 1)).toBe('visitor');
  expect(await budget.reserve('b', 'one', 1)).toBeUndefined();
  expect(await budget.reserve('c', 'one', 0)).toBe('visitor');
  expect(await budget.reserve('c', 'two', MB + 1)).toBe('everyone');
  expect(await budget.reserve('c', 'two', MB)).toBeUndefined();
  expect(budget.used()).toBe(3 * MB);
});

test('64 MB of the disk stay free, so that leads can still be written', async () => {
  const budget = await budgetWith([[]], { inAll: 9 * MB, perVisitor: 9 * MB }, 65 * MB);
  expect(await budget.reserve('a', 'one', MB + 1)).toBe('everyone');
  expect(await budget.reserve('a', 'one', MB)).toBeUndefined();
});
