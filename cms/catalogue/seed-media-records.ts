import { extname } from 'node:path';
import { newContent } from '../database/content-table.ts';
import type { Tables } from '../database/tables.ts';
import type { SeedCatalogue } from './catalogue.ts';
import { mimeTypeOf } from './mime-type.ts';
import type { SeedReferences } from './seed-references.ts';

/** Everything seeded is uploaded in one month, so that URLs do not depend on the day of seeding. */
const uploadFolder = '2026/03';
const uploaded = '2026-03-02T09:00:00';

/** Lists images and documents in the media library; the files themselves are copied later. */
export function seedMedia({ images, documents }: SeedCatalogue, tables: Tables, references: SeedReferences): void {
  for (const { key, file, alt, caption = '', width, height } of images) {
    add({ key, file, title: alt, alt, caption, width, height });
  }
  for (const { key, file, title } of documents) {
    add({ key, file, title, alt: '', caption: '', width: null, height: null });
  }

  function add(media: {
    key: string;
    file: string;
    title: string;
    alt: string;
    caption: string;
    width: number | null;
    height: number | null;
  }): void {
    const path = `${uploadFolder}/${media.file}`;
    const slug = media.file.slice(0, -extname(media.file).length);
    const { width, height, alt, title } = media;
    // The caption is the excerpt, as in WordPress.
    const own = { status: 'inherit', path: `/${slug}/`, excerpt: media.caption } as const;
    const id = tables.content.insert(newContent({ type: 'attachment', slug, title, date: uploaded, ...own }));
    const mimeType = mimeTypeOf(media.file);
    tables.media.insert({ contentId: id, file: path, mimeType, width, height, alt, seedKey: media.key });
    references.addMedia(media.key, { id, file: path, width, height });
  }
}
