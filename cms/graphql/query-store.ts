import { LRUCache } from 'lru-cache';

/** Room for the site's queries, about fifty, several times. */
const mostCharacters = 3_000_000;
/** What an entry counts beside its query: a parsed one may take a megabyte, however short its text is. */
const perEntry = 20_000;

/**
 * What is stored by query, the least recently used leaving first. Bounded by the length of the texts, since anybody may
 * send a query of any length.
 */
export function queryStore<Value extends object | string>(textOf: (value: Value, key: string) => string) {
  return new LRUCache<string, Value>({
    maxSize: mostCharacters,
    sizeCalculation: (value, key) => perEntry + textOf(value, key).length,
  });
}
