import { LRUCache } from 'lru-cache';

/**
 * The keys that were used last. A cache with a `max` reserves room for all of its keys at once; this one takes memory for
 * those that it has.
 */
export function recentMap<Value extends NonNullable<unknown>>(most: number): LRUCache<string, Value> {
  return new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
}
