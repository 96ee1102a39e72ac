import type { SeedNode } from '../routing/seed-node.ts';

/** Path of a node's page: the node's own, or the seed node's where the CMS gave the node none. */
export function nodePath(node: { uri?: string | null }, seed: SeedNode): string | undefined {
  return node.uri ?? seed.uri;
}
