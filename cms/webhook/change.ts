/** What the site is told of: keys of nodes and lists as in `X-GraphQL-Keys`, and paths that appeared, moved or went. */
export interface Change {
  tags: readonly string[];
  paths: readonly string[];
}

export const noChange: Change = { tags: [], paths: [] };

/** Several changes as one, each key and path once. */
export function mergedChange(...changes: readonly Change[]): Change {
  return {
    tags: [...new Set(changes.flatMap(({ tags }) => tags))],
    paths: [...new Set(changes.flatMap(({ paths }) => paths))],
  };
}
