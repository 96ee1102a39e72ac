import { seededRandom } from '../seeded-random.ts';

/** A random order determined by the seed, the same on every machine; returns the first `size` items. */
export function sample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, size)
    .map(({ item }) => item);
}
