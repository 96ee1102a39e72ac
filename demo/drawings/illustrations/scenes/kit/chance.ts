/** Numbers that look random and are the same in every run. */

/** Values in [0, 1) from a seed; mulberry32. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Numbers 0 to count - 1, or evenly spaced values when start and step are given. */
export function steps(count: number, start = 0, step = 1): number[] {
  return Array.from({ length: count }, (_, index) => start + index * step);
}
