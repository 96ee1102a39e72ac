import { seededRandom } from '../seeded-random.ts';
import { isUnder } from './product-files.ts';

/** A random order determined by the seed, the same on every machine; returns the first `size` items. */
export function sample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, size)
    .map(({ item }) => item);
}

/** A sample of each folder, so that the score of a small one is known as well as that of a large one. */
export function sampleOfEach<Item extends { file: string }>(
  folders: readonly string[],
  items: readonly Item[],
  size: number,
  seed: number,
): Item[] {
  if (folders.length === 0) return sample(items, size, seed);
  const chosen = folders.flatMap((folder) => {
    const inFolder = items.filter(({ file }) => isUnder(file, [folder]));
    return sample(inFolder, size, seed);
  });
  return [...new Set(chosen)];
}
