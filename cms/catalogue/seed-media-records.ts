import { extname } from 'node:path';
import type { NewContent } from '../database/content-table.ts';
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
    const contentId = tables.content.insert(attachment(media));
    tables.media.insert({
      contentId,
      file: path,
      mimeType: mimeTypeOf(media.file),
      width: media.width,
      height: media.height,
      alt: media.alt,
      seedKey: media.key,
    });
    references.addMedia(media.key, { id: contentId, file: path, width: media.width, height: media.height });
  }
}

/** The caption is the excerpt, as in WordPress. */
function attachment({ file, title, caption }: { file: string; title: string; caption: string }): NewContent {
  const slug = file.slice(0, -extname(file).length);
  return {
    type: 'attachment',
    status: 'inherit',
    slug,
    path: `/${slug}/`,
    parentId: null,
    authorId: null,
    title,
    content: '',
    excerpt: caption,
    date: uploaded,
    modified: uploaded,
    template: 'Default',
    featuredImageId: null,
    menuOrder: 0,
    seoTitle: null,
    seoDescription: null,
    postPassword: '',
    fields: {},
  };
}
