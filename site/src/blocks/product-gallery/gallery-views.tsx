import { company } from '@headwater/brand/company.ts';
import type { ResultOf } from '../../cms-client/graphql.ts';
import { FullSizeImage } from '../../content/full-size-image.tsx';
import { threeFifths } from '../../content/image-sizes.ts';
import { plainText } from '../../content/plain-text.ts';
import { Slides } from '../../ui/carousel/slides.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import type { ProductGalleryFragment } from './product-gallery.fragment.ts';
import styles from './product-gallery.module.css';

type GalleryImage = NonNullable<ResultOf<typeof ProductGalleryFragment>['imageGallery']>['nodes'][number];

/** One picture with its caption; only the first is loaded at once. */
export function GalleryView({ image, isFirst }: { image: GalleryImage; isFirst: boolean }) {
  const caption = plainText(image.altText);
  return (
    <Figure caption={caption} className={styles.view} isPrintedLarge={company.printedLarge?.test(caption) ?? false}>
      <FullSizeImage image={image} sizes={threeFifths} priority={isFirst ? 'first' : undefined} />
    </Figure>
  );
}

/** Every picture as a slide. */
export function GalleryViews({ images }: { images: readonly GalleryImage[] }) {
  return (
    <Slides>
      {images.map((image, index) => (
        <GalleryView key={image.id} image={image} isFirst={index === 0} />
      ))}
    </Slides>
  );
}
