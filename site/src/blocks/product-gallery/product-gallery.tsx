import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { Figure } from '../../ui/figure/figure.tsx';
import { ProductGalleryFragment } from './product-gallery.fragment.ts';
import styles from './product-gallery.module.css';

/** Drawings of a product in a row that scrolls; thumbnails are links to each, so no script is needed. */
export function ProductGallery({ product }: { product: FragmentOf<typeof ProductGalleryFragment> }) {
  const images = readFragment(ProductGalleryFragment, product).imageGallery?.nodes ?? [];
  if (images.length === 0) return null;
  return (
    <div className={styles.gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.track} aria-label="Product drawings" tabIndex={0}>
        {images.map((image, index) => (
          <Figure key={image.id} id={`view-${index + 1}`} caption={plainText(image.altText)} className={styles.view}>
            <CmsImage image={image} sizes="(min-width: 48rem) 46rem, 100vw" priority={index === 0} />
          </Figure>
        ))}
      </section>
      {images.length > 1 && (
        <ul className={styles.thumbnails} data-print="no">
          {images.map((image, index) => (
            <li key={image.id}>
              <a className={styles.thumbnail} href={`#view-${index + 1}`} aria-label={`Drawing ${index + 1}`}>
                <CmsImage
                  image={image}
                  sizes="5rem"
                  width={siteConfig.gallery.thumbnailWidth}
                  className={styles.thumbnailImage}
                  alt=""
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
