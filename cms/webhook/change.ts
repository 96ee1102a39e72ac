import type { Change } from '@headwater/contract/webhook.ts';

export const noChange: Change = { tags: [], paths: [] };

/** Merges several changes into one, without duplicates. */
export function mergedChange(...changes: readonly Change[]): Change {
  return {
    tags: [...new Set(changes.flatMap(({ tags }) => tags))],
    paths: [...new Set(changes.flatMap(({ paths }) => paths))],
  };
}
