export const OLDEST_NODE: number;
export function unusableCharacter(folder: string): string | undefined;
export function tooOldNode(userAgent: string | undefined, ownVersion: string): string | undefined;
