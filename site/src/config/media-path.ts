import { fromPlaces, uploadsUrl } from './cms-places.ts';

const folders = fromPlaces(({ uploads }) =>
  [new URL(uploadsUrl()).pathname, uploads, '/wp-content/uploads'].map((path) => `${path.replace(/\/$/, '')}/`),
);

/**
 * The site's path of a file of the media library, in the same escapes. Besides WordPress's folder for uploads, its usual
 * one counts: texts keep paths from before WordPress moved.
 */
export function mediaPath(path: string): string | undefined {
  const folder = folders().find((start) => start !== '/' && path.startsWith(start) && path.length > start.length);
  return folder && `/media/${path.slice(folder.length)}`;
}
