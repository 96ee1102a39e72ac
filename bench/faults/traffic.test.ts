import { contentHash } from '@headwater/e2e/support/content-hash.ts';
import { arrivals } from '@headwater/e2e/support/traffic/arrivals.ts';
import { addressOf, mixedShares, nextRequest, pagesOnly } from '@headwater/e2e/support/traffic/mix.ts';
import { seededRandom } from '@headwater/tools/seeded-random.ts';
import { expect, test } from 'vitest';

const choice = { pages: ['/', '/a/'], images: ['/image?url=a'], visitors: 1_000 };

/** The times of the first requests for a seed, at 200 per second. */
function firstArrivals(seed: number): number[] {
  const due = arrivals(seededRandom(seed), 200);
  return Array.from({ length: 20_000 }, () => due.next().value);
}

test('requests arrive at the same times for the same seed only', () => {
  expect(firstArrivals(3)).toEqual(firstArrivals(3));
  expect(firstArrivals(3)).not.toEqual(firstArrivals(4));
});

test('requests arrive at their rate', () => {
  const seconds = (firstArrivals(3).at(-1) ?? 0) / 1000;
  expect(20_000 / seconds).toBeCloseTo(200, -1);
});

test('requests arrive at random intervals', () => {
  // Visitors don't take turns: some come together.
  const times = firstArrivals(3);
  const gaps = times.map((time, index) => time - (times[index - 1] ?? 0));
  expect(Math.min(...gaps)).toBeLessThan(0.1);
  expect(Math.max(...gaps)).toBeGreaterThan(25);
});

/** The first requests of the mix for one seed. */
function mixedRequests() {
  const random = seededRandom(5);
  return Array.from({ length: 20_000 }, () => nextRequest(random, { ...choice, shares: mixedShares }));
}

test('the mix has the same requests for the same seed', () => {
  expect(mixedRequests()).toEqual(mixedRequests());
});

test('the mix has the share of each kind of request', () => {
  const requests = mixedRequests();
  const share = (kind: string) => requests.filter((request) => request.kind === kind).length / requests.length;
  expect(share('page')).toBeCloseTo(70 / 95, 1);
  expect(share('image')).toBeCloseTo(20 / 95, 1);
  expect(share('search')).toBeCloseTo(5 / 95, 1);
});

test('traffic of pages only has no other requests', () => {
  const random = seededRandom(1);
  const kinds = Array.from({ length: 100 }, () => nextRequest(random, { ...choice, shares: pagesOnly }).kind);
  expect(new Set(kinds)).toEqual(new Set(['page']));
});

test('every visitor has a loopback address of its own', () => {
  const addresses = Array.from({ length: 70_000 }, (_, visitor) => addressOf(visitor));
  expect(new Set(addresses).size).toBe(70_000);
  expect(addresses.every((address) => /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/.test(address))).toBe(true);
});

const token = (signature: string) => `1.1.79eeaf6f02ee46b6.mwsa11eu.mxz58leu.${signature.repeat(43)}`;
const hash = (signature: string, site: string, text = 'Pumps') =>
  contentHash(`<div data-props="${token(signature)}"><a href="${site}/">${text}</a>`, site);

test('two renderings of the same content have the same hash', () => {
  expect(hash('y', 'http://127.0.0.1:2')).toBe(hash('x', 'http://127.0.0.1:1'));
});

test('other content has another hash', () => {
  const one = hash('x', 'http://127.0.0.1:1');
  expect(hash('x', 'http://127.0.0.1:1', 'Valves')).not.toBe(one);
});
