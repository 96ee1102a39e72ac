import { contentHash } from '@headwater/e2e/support/content-hash.ts';
import { arrivals } from '@headwater/e2e/support/traffic/arrivals.ts';
import { addressOf, mixedShares, nextRequest, pagesOnly } from '@headwater/e2e/support/traffic/mix.ts';
import { seededRandom } from '@headwater/tools/seeded-random.ts';
import { expect, test } from 'vitest';

const choice = { pages: ['/', '/a/'], images: ['/image?url=a'], visitors: 1_000 };

test('requests arrive at their rate, at random, and equally for the same seed', () => {
  const first = (seed: number) => {
    const due = arrivals(seededRandom(seed), 200);
    return Array.from({ length: 20_000 }, () => due.next().value);
  };
  const times = first(3);
  expect(times).toEqual(first(3));
  expect(times).not.toEqual(first(4));
  const seconds = (times.at(-1) ?? 0) / 1000;
  expect(20_000 / seconds).toBeCloseTo(200, -1);
  // Visitors don't take turns: some come together.
  const gaps = times.map((time, index) => time - (times[index - 1] ?? 0));
  expect(Math.min(...gaps)).toBeLessThan(0.1);
  expect(Math.max(...gaps)).toBeGreaterThan(25);
});

test('the mix has the shares of each kind, and the same requests for the same seed', () => {
  const sample = () => {
    const random = seededRandom(5);
    return Array.from({ length: 20_000 }, () => nextRequest(random, { ...choice, shares: mixedShares }));
  };
  const requests = sample();
  expect(requests).toEqual(sample());
  const share = (kind: string) => requests.filter((request) => request.kind === kind).length / requests.length;
  expect(share('page')).toBeCloseTo(70 / 95, 1);
  expect(share('image')).toBeCloseTo(20 / 95, 1);
  expect(share('search')).toBeCloseTo(5 / 95, 1);
});

test('pages only are pages only', () => {
  const random = seededRandom(1);
  const kinds = Array.from({ length: 100 }, () => nextRequest(random, { ...choice, shares: pagesOnly }).kind);
  expect(new Set(kinds)).toEqual(new Set(['page']));
});

test('every visitor has a loopback address of its own', () => {
  const addresses = Array.from({ length: 70_000 }, (_, visitor) => addressOf(visitor));
  expect(new Set(addresses).size).toBe(70_000);
  expect(addresses.every((address) => /^127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$/.test(address))).toBe(true);
});

test('two renderings of the same content have one hash, and other content another', () => {
  const token = (signature: string) => `1.1.79eeaf6f02ee46b6.mwsa11eu.mxz58leu.${signature.repeat(43)}`;
  const hash = (uid: string, signature: string, site: string, text = 'Pumps') =>
    contentHash(`<astro-island uid="${uid}" props="${token(signature)}"><a href="${site}/">${text}</a>`, site);
  const one = hash('23g0LI', 'x', 'http://127.0.0.1:1');
  expect(hash('7T3Ut', 'y', 'http://127.0.0.1:2')).toBe(one);
  expect(hash('23g0LI', 'x', 'http://127.0.0.1:1', 'Valves')).not.toBe(one);
});
