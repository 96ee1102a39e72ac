import { fileURLToPath } from 'node:url';
import type { SeedDocument, SeedImage } from '@headwater/cms/starting-content/model.ts';

/** Plain rectangles with a circle: small files that clearly are test pictures and not broken ones. */
function image(key: string, width: number, height: number, caption = ''): SeedImage {
  return { key, file: `${key}.jpg`, alt: `Test picture ${key}`, caption, width, height };
}

export const images: readonly SeedImage[] = [
  image('banner', 1900, 500, 'A caption of its own'),
  image('pump', 1200, 900),
  image('pump-open', 1200, 900),
  image('pump-curve', 1200, 900),
  image('icon', 60, 60),
  // First frame of the video of the same name.
  image('clip', 320, 180),
];

/** The smallest valid PDF, and a second of video. */
export const documents: readonly SeedDocument[] = [
  { key: 'sheet', file: 'sheet.pdf', title: 'Test sheet' },
  { key: 'video', file: 'clip.webm', title: 'Test video' },
];

export const mediaFolder = fileURLToPath(new URL('media', import.meta.url));
