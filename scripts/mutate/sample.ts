/** A random order that the seed alone decides, the same on every machine; answers the first `size` items. */
export function sample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const random = mulberry32(seed);
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, size)
    .map(({ item }) => item);
}

/** Numbers from 0 up to 1. `Math.random` takes no seed. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
