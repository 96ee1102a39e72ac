import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { type Crop, cropShapes } from './crop.ts';
import type { Sizes } from './image-sizes.ts';
import { type ImageSources, imagePath, imageSources } from './image-url.ts';
import { MediaItemParts } from './media-item.fragment.ts';
import { isWhole, MOTION, mayMove } from './picture-file.ts';

type Priority = 'first' | 'early';

export interface CmsImageProps {
  image: FragmentOf<typeof MediaItemParts> | null | undefined;
  /** How wide the image is drawn at which viewport. */
  sizes: Sizes;
  /** What the layout crops it to on every screen; of a picture with frames, all is sent. */
  crop?: Crop | undefined;
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
export function CmsImage({ image, sizes, crop, fixedWidth, priority, width, height, className, alt }: CmsImageProps) {
  const media = readFragment(MediaItemParts, image);
  const path = imagePath(media?.sourceUrl);
  if (!media || !path) return null;
  const originalWidth = known(media.mediaDetails?.width);
  const originalHeight = known(media.mediaDetails?.height);
  const shape = originalWidth && originalHeight ? originalWidth / originalHeight : 0;
  const cropped = mayMove(path) || isWhole(path) ? undefined : crop;
  const shownShape = cropped ? cropShapes[cropped] : shape;
  const { movingSrcSet, ...sources }: Partial<ImageSources> = isWhole(path)
    ? { src: path }
    : imageSources(path, {
        displayWidth: fixedWidth,
        originalWidth: shape > shownShape ? originalHeight && originalHeight * shownShape : originalWidth,
        crop: cropped,
      });
  const drawn = typeof sizes === 'string' ? sizes : sizes(shownShape);
  const picture = (
    <img
      {...sources}
      sizes={sources.srcSet && drawn}
      alt={alt ?? media.altText ?? ''}
      width={width ?? originalWidth}
      height={height ?? originalHeight}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : 'auto'}
      decoding="async"
    />
  );
  if (!movingSrcSet) return picture;
  return (
    <picture>
      <source media={MOTION} srcSet={movingSrcSet} sizes={drawn} />
      {picture}
    </picture>
  );
}
