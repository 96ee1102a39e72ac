import { readFragment } from '../cms-client/graphql.ts';
import { FullSizeLink } from '../ui/full-size-link/full-size-link.tsx';
import { CmsImage, type CmsImageProps } from './cms-image.tsx';
import { imagePath } from './image-url.ts';
import { MediaItemParts } from './media-item.fragment.ts';

/** A drawing that is never cropped, with a link to the uploaded original below it. */
export function FullSizeImage(props: CmsImageProps) {
  const media = readFragment(MediaItemParts, props.image);
  const path = imagePath(media?.sourceUrl);
  if (!path) return null;
  return (
    <>
      <CmsImage {...props} />
      <FullSizeLink href={path} subject={media?.altText ?? ''} />
    </>
  );
}
