import * as texts from '@headwater/brand/texts.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { GalleryView, GalleryViews } from './gallery-views.tsx';
import { NoDrawing } from './no-drawing.tsx';
import { ProductGalleryFragment } from './product-gallery.fragment.ts';

interface ProductGalleryProps {
  product: FragmentOf<typeof ProductGalleryFragment> | null | undefined;
}

/** A product's drawings; several of them as slides. */
export function ProductGallery({ product }: ProductGalleryProps) {
  const images = readFragment(ProductGalleryFragment, product)?.imageGallery?.nodes ?? [];
  const [first] = images;
  if (!first) return <NoDrawing />;
  if (images.length === 1) return <GalleryView image={first} isFirst />;
  const { interval, transition, swipeTolerance } = siteConfig.gallery;
  return (
    <Carousel
      label={texts.galleryLabel}
      noun={texts.galleryNoun}
      count={images.length}
      interval={interval}
      transition={transition}
      swipeTolerance={swipeTolerance}
      hasIndicators
    >
      <GalleryViews images={images} />
    </Carousel>
  );
}
