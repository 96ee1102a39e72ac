import type { ContentRecord, MediaFile } from '../../database/records.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import { renderedExcerpt } from '../rendering/excerpt.ts';
import { uploadUrl } from '../urls.ts';

function fileOf(item: ContentRecord, { tables }: CmsContext): MediaFile | undefined {
  return tables.media.byId(item.id);
}

function isImage(file: MediaFile | undefined): file is MediaFile {
  return file?.mimeType.startsWith('image/') ?? false;
}

const never = () => null;

/** Media items. Each image has one size: the site creates smaller ones itself. */
export const mediaResolvers = {
  MediaItem: {
    altText: (item, _args, context) => fileOf(item, context)?.alt ?? '',
    caption: ({ excerpt }, _args, { baseUrl }) => (excerpt ? renderedExcerpt(excerpt, '', baseUrl) : null),
    description: never,
    fileSize: (item, _args, context) => context.uploadSize(fileOf(item, context)?.file ?? ''),
    mediaDetails: (item, _args, context) => {
      const file = fileOf(item, context);
      return isImage(file) ? { width: file.width, height: file.height, file: file.file } : null;
    },
    mediaItemUrl: (item, _args, context) => {
      const file = fileOf(item, context);
      return file ? uploadUrl(file.file, context.baseUrl) : null;
    },
    mediaType: (item, _args, context) => (isImage(fileOf(item, context)) ? 'image' : 'file'),
    mimeType: (item, _args, context) => fileOf(item, context)?.mimeType ?? null,
    sizes: never,
    sourceUrl: (item, _args, context) => {
      const file = fileOf(item, context);
      return isImage(file) ? uploadUrl(file.file, context.baseUrl) : null;
    },
    srcSet: never,
  },
} satisfies Record<string, Record<string, Resolve<ContentRecord>>>;
