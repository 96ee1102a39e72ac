export const OLDEST_NODE: number;
export function tooOldNode(userAgent: string | undefined, ownVersion: string): string | undefined;
