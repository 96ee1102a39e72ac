import { createHmac } from 'node:crypto';

/** Below the uploads, so that whatever passes media on passes avatars on too. */
export const avatarsPath = '/wp-content/uploads/avatars/';

/** Sizes in pixels that are drawn; others take the next larger. */
export const avatarSizes = [26, 52, 64, 96, 128, 256] as const;

/** Names a user without telling who it is: ids could be counted through. */
export function avatarName(userId: number, key: string): string {
  return createHmac('sha256', key).update(`avatar:${userId}`).digest('hex').slice(0, 24);
}

export function avatarPath(userId: number, size: number, key: string): string {
  const drawn = avatarSizes.find((candidate) => candidate >= size) ?? 256;
  return `${avatarsPath}${avatarName(userId, key)}-${drawn}.png`;
}
