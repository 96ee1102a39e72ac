import { extname } from 'node:path';
import { newContent } from '../database/content-table.ts';
import type { Tables } from '../database/tables.ts';
import type { SeedDocument, SeedImage } from './model.ts';
import type { SeedReferences } from './seed-references.ts';
import type { StartingContent } from './starting-content.ts';

/** The file types of the starting content's media. */
const mimeTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** @throws Error for a file name with another extension. */
export function mimeTypeOf(file: string): string {
  const type = mimeTypes[extname(file)];
  if (!type)
    throw new Error(`The catalogue lists "${file}", but media may only be ${Object.keys(mimeTypes).join(', ')}.`);
  return type;
}

/** Everything seeded is uploaded in one month, so that URLs do not depend on the day of seeding. */
const uploadFolder = '2026/03';
const uploaded = '2026-03-02T09:00:00';

/** Only images have a text, a caption and a size. */
type SeedMedia = SeedDocument &
  Partial<Pick<SeedImage, 'alt' | 'caption'> & { width: number | null; height: number | null }>;

/** Lists images and documents in the media library; the files themselves are copied later. */
export function seedMedia({ images, documents }: StartingContent, tables: Tables, references: SeedReferences): void {
  for (const image of images) add({ ...image, title: image.alt });
  for (const document of documents) add(document);

  function add({ key, file, title, alt = '', caption = '', width = null, height = null }: SeedMedia): void {
    const path = `${uploadFolder}/${file}`;
    const slug = file.slice(0, -extname(file).length);
    // The caption is the excerpt, as in WordPress.
    const own = { status: 'inherit', path: `/${slug}/`, excerpt: caption } as const;
    const id = tables.content.insert(newContent({ type: 'attachment', slug, title, date: uploaded, ...own }));
    tables.media.insert({ contentId: id, file: path, mimeType: mimeTypeOf(file), width, height, alt, seedKey: key });
    references.addMedia(key, { id, file: path, width, height });
  }
}
