import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { CmsImage, type CmsImageProps } from './cms-image.tsx';
import { imagePath } from './image-url.ts';
import { FeaturedImageParts, MediaItemParts } from './media-item.fragment.ts';

interface FeaturedImageProps extends Omit<CmsImageProps, 'image'> {
  /** The node with the featured image. */
  of: FragmentOf<typeof FeaturedImageParts> | null | undefined;
}

/** A node's featured image, 19:5. Renders nothing without a URL, a width and a height. */
export function FeaturedImage({ of, width, height, ...rest }: FeaturedImageProps) {
  const image = readFragment(FeaturedImageParts, of)?.featuredImage?.node;
  const media = readFragment(MediaItemParts, image);
  const shownWidth = width ?? media?.mediaDetails?.width;
  const shownHeight = height ?? media?.mediaDetails?.height;
  if (!imagePath(media?.sourceUrl) || !shownWidth || !shownHeight) return null;
  return <CmsImage image={image} width={width} height={height} {...rest} />;
}

/** Whether `FeaturedImage` renders anything, for layouts that depend on it. */
export function hasFeaturedImage(of: FragmentOf<typeof FeaturedImageParts> | null | undefined): boolean {
  const media = readFragment(MediaItemParts, readFragment(FeaturedImageParts, of)?.featuredImage?.node);
  return Boolean(imagePath(media?.sourceUrl) && media?.mediaDetails?.width && media.mediaDetails.height);
}
