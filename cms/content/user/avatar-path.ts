import { createHmac } from 'node:crypto';

/** Below the uploads folder, so that a site that proxies media also proxies avatars. */
export const avatarsPath = '/wp-content/uploads/avatars/';

/** Identifies a user without revealing the ID, which would let visitors count users. */
export function avatarName(userId: number, key: string): string {
  return createHmac('sha256', key).update(`avatar:${userId}`).digest('hex').slice(0, 24);
}

/** The path of a user's avatar, an SVG that is sharp in every size. */
export function avatarPath(userId: number, key: string): string {
  return `${avatarsPath}${avatarName(userId, key)}.svg`;
}
