import { DrawingToCome } from '@headwater/brand/drawings/drawing-to-come.tsx';
import * as texts from '@headwater/brand/texts.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { GalleryView, GalleryViews } from './gallery-views.tsx';
import { ProductGalleryFragment } from './product-gallery.fragment.ts';
import styles from './product-gallery.module.css';

/** Placeholder for a product without a drawing, with a link to request one. */
export function NoDrawing() {
  return (
    <Figure caption={texts.noPictureCaption} drafting>
      <div className={styles.none}>
        <DrawingToCome />
        <p>
          {texts.noPicture} <a href={permalink(siteConfig.paths.contact)}>{texts.askForPicture}</a>
        </p>
      </div>
    </Figure>
  );
}

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
