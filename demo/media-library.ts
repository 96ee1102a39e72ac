import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedDocument, SeedImage } from '@headwater/cms/starting-content/model.ts';

export interface MediaLibrary {
  images: readonly SeedImage[];
  documents: readonly SeedDocument[];
}

/** Where the pictures and PDFs are. */
export const mediaFolder: string = join(import.meta.dirname, 'media');

/** The pictures and PDFs of the demo, as `npm run demo:render` listed them last. */
export function readMediaLibrary(): MediaLibrary {
  // Written by drawings/render.ts, in this form; a test compares it with the files.
  return JSON.parse(readFileSync(join(mediaFolder, 'library.json'), 'utf8')) as MediaLibrary;
}
