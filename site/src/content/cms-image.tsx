import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { type Crop, croppedWidth, cropShapes } from './crop.ts';
import type { Sizes } from './image-sizes.ts';
import { type ImageSources, imagePath, imageSources } from './image-url.ts';
import { MediaItemParts } from './media-item.fragment.ts';
import { isWhole, MOTION, mayMove } from './picture-file.ts';

type Priority = 'first' | 'early';

export interface CmsImageProps {
  image: FragmentOf<typeof MediaItemParts> | null | undefined;
  /** How wide the image is drawn at which viewport. */
  sizes: Sizes;
  /** What the layout crops it to on every screen. Of a picture with frames, all is sent. */
  crop?: Crop | undefined;
  /**
   * What the layout crops it to in viewports of `media`, across which it is drawn then. Of a picture that is higher than
   * that, all is sent: only the layout knows which part of its height it shows.
   */
  narrow?: { media: string; crop: Crop } | undefined;
  /** For images above the fold: loaded eagerly, `first` before all others. */
  priority?: Priority | undefined;
  /** Width in pixels that the layout gives it everywhere. */
  fixedWidth?: number | undefined;
  /** Size that holds its place; defaults to the file's own. */
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
  /** Replaces the media library's alternative text; empty for decoration. */
  alt?: string | undefined;
}

/** WordPress sends 0 for an unknown size. */
function known(length: number | null | undefined): number | undefined {
  return length && length > 0 && Number.isFinite(length) ? length : undefined;
}

/** An image in responsive sizes. Renders nothing for files that `imagePath` does not take. */
export function CmsImage({ image, sizes, crop, narrow, fixedWidth, priority, ...attributes }: CmsImageProps) {
  const media = readFragment(MediaItemParts, image);
  const path = imagePath(media?.sourceUrl);
  if (!media || !path) return null;
  const originalWidth = known(media.mediaDetails?.width);
  const originalHeight = known(media.mediaDetails?.height);
  const shape = originalWidth && originalHeight ? originalWidth / originalHeight : 0;
  const mayCrop = !mayMove(path) && !isWhole(path);
  const sourcesIn = (crop?: Crop) =>
    imageSources(path, {
      displayWidth: fixedWidth,
      originalWidth:
        crop && originalWidth && originalHeight ? croppedWidth(originalWidth, originalHeight, crop) : originalWidth,
      crop,
    });
  const { movingSrcSet, ...sources }: Partial<ImageSources> = isWhole(path)
    ? { src: path }
    : sourcesIn(mayCrop ? crop : undefined);
  const drawn = typeof sizes === 'string' ? sizes : sizes(mayCrop && crop ? cropShapes[crop] : shape);
  const picture = (
    <img
      {...sources}
      sizes={sources.srcSet && drawn}
      alt={attributes.alt ?? media.altText ?? ''}
      width={attributes.width ?? originalWidth}
      height={attributes.height ?? originalHeight}
      className={attributes.className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : 'auto'}
      decoding="async"
    />
  );
  const source = movingSrcSet ? (
    <source media={MOTION} srcSet={movingSrcSet} sizes={drawn} />
  ) : (
    narrow &&
    mayCrop &&
    shape >= cropShapes[narrow.crop] && (
      <source media={narrow.media} srcSet={sourcesIn(narrow.crop).srcSet} sizes="100vw" />
    )
  );
  if (!source) return picture;
  return (
    <picture>
      {source}
      {picture}
    </picture>
  );
}
