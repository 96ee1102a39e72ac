import { company } from '@headwater/brand/company.ts';
import { DrawingToCome } from '@headwater/brand/drawings/drawing-to-come.tsx';
import * as texts from '@headwater/brand/texts.ts';
import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { FullSizeImage } from '../../content/full-size-image.tsx';
import { threeFifths } from '../../content/image-sizes.ts';
import { plainText } from '../../content/plain-text.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { ProductGalleryFragment } from './product-gallery.fragment.ts';
import styles from './product-gallery.module.css';

type GalleryImage = NonNullable<ResultOf<typeof ProductGalleryFragment>['imageGallery']>['nodes'][number];

/** One picture with its caption; only the first is loaded at once. */
function GalleryView({ image, isFirst }: { image: GalleryImage; isFirst: boolean }) {
  const caption = plainText(image.altText);
  return (
    <Figure caption={caption} className={styles.view} isPrintedLarge={company.printedLarge?.test(caption) ?? false}>
      <FullSizeImage image={image} sizes={threeFifths} priority={isFirst ? 'first' : undefined} />
    </Figure>
  );
}

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
  if (images.length === 0) return <NoDrawing />;
  return (
    <Carousel label={texts.galleryLabel} noun={texts.galleryNoun} {...siteConfig.gallery} hasIndicators>
      {images.map((image, index) => (
        <GalleryView key={image.id} image={image} isFirst={index === 0} />
      ))}
    </Carousel>
  );
}
