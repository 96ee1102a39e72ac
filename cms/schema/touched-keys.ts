/**
 * Collects the keys that one request touched, for the `X-GraphQL-Keys` header of WPGraphQL Smart
 * Cache: caches store a response under these keys and drop it when one of them changes.
 */
export type TouchedKeys = ReturnType<typeof touchedKeys>;

/** Most proxies accept 8 KB for all headers together; Smart Cache stops at 4,000 characters, too. */
const longestHeader = 4_000;

export function touchedKeys() {
  const operations = new Set<string>();
  const lists = new Set<string>();
  const nodes = new Set<string>();
  return {
    operation: (kind: string, name: string | undefined): void => {
      operations.add(`graphql:${kind}`);
      if (name) operations.add(`operation:${name}`);
    },
    list: (type: string): void => void lists.add(`list:${type}`),
    node: (globalId: string): void => void nodes.add(globalId),
    /** Operation, lists, then nodes; truncated at the limit with `skipped:{kind}` for the rest. */
    headerValue: (): string => joinWithin([...operations, ...lists, ...nodes], longestHeader),
  };
}

function joinWithin(keys: readonly string[], limit: number): string {
  let length = 0;
  const fitting = keys.findIndex((key) => {
    length += key.length + 1;
    return length > limit;
  });
  if (fitting === -1) return keys.join(' ');
  const skippedKinds = new Set(keys.slice(fitting).map((key) => kindOf(key)));
  return [...keys.slice(0, fitting), ...[...skippedKinds].map((kind) => `skipped:${kind}`)].join(' ');
}

function kindOf(key: string): string {
  return Buffer.from(key, 'base64').toString().split(':', 1)[0] ?? '';
}
