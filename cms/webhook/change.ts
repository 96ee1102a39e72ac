import type { Change } from '@headwater/contract/webhook.ts';

export const noChange: Change = { tags: [], paths: [] };

/** Several changes as one, each key and path once. */
export function mergedChange(...changes: readonly Change[]): Change {
  return {
    tags: [...new Set(changes.flatMap(({ tags }) => tags))],
    paths: [...new Set(changes.flatMap(({ paths }) => paths))],
  };
}
