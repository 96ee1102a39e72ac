/** An index from the CMS's nodes to the keys of their pages. */
export interface TagIndex {
  add(key: string, tags: readonly string[]): void;
  delete(key: string, tags: readonly string[]): void;
  /** Keys with any of these tags. */
  keysTagged(tags: Iterable<string>): Set<string>;
}

export function createTagIndex(): TagIndex {
  const keysByTag = new Map<string, Set<string>>();
  return {
    add(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
    },
    delete(key, tags) {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
    keysTagged(tags) {
      const found = new Set<string>();
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) found.add(key);
      return found;
    },
  };
}
