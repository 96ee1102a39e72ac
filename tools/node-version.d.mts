export function tooOldNode(userAgent: string | undefined, ownVersion: string): string | undefined;
