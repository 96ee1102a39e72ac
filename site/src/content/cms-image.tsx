import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { type ImageSources, imagePath, imageSources } from './image-url.ts';
import { MediaItemParts } from './media-item.fragment.ts';
import { isWhole, MOTION } from './picture-file.ts';

type Priority = 'first' | 'early';

export interface CmsImageProps {
  image: FragmentOf<typeof MediaItemParts> | null | undefined;
  /** CSS `sizes`: how wide the image is at which viewport. */
  sizes: string;
  /** For images above the fold: loaded eagerly, `first` before all others. */
  priority?: Priority | undefined;
  /** Displayed size when the layout sets it; defaults to the file's own. */
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
  /** Replaces the media library's alternative text; empty for decoration. */
  alt?: string | undefined;
}

/** WordPress answers 0 for an unknown size. */
function known(length: number | null | undefined): number | undefined {
  return length && length > 0 && Number.isFinite(length) ? length : undefined;
}

/** An image in responsive sizes. Renders nothing for files that `imagePath` does not take. */
export function CmsImage({ image, sizes, priority, width, height, className, alt }: CmsImageProps) {
  const media = readFragment(MediaItemParts, image);
  const path = imagePath(media?.sourceUrl);
  if (!media || !path) return null;
  const originalWidth = known(media.mediaDetails?.width);
  const { movingSrcSet, ...sources }: Partial<ImageSources> = isWhole(path)
    ? { src: path }
    : imageSources(path, { displayWidth: width, originalWidth });
  const picture = (
    <img
      {...sources}
      sizes={sources.srcSet && sizes}
      alt={alt ?? media.altText ?? ''}
      width={width ?? originalWidth}
      height={height ?? known(media.mediaDetails?.height)}
      className={className}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : 'auto'}
      decoding="async"
    />
  );
  if (!movingSrcSet) return picture;
  return (
    <picture>
      <source media={MOTION} srcSet={movingSrcSet} sizes={sizes} />
      {picture}
    </picture>
  );
}
