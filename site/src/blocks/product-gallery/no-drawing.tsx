import { DrawingToCome } from '@headwater/brand/drawings/drawing-to-come.tsx';
import { siteConfig } from '../../config/site.config.ts';
import { Figure } from '../../ui/figure/figure.tsx';
import styles from './product-gallery.module.css';

/** The sheet of a product whose drawing is still to come: says so, and how to get one. */
export function NoDrawing() {
  return (
    <Figure caption="Sheet 1 · drawing to follow" drafting>
      <div className={styles.none}>
        <DrawingToCome />
        <p>
          The drawing of this product is not on file yet. <a href={siteConfig.paths.contact}>Ask us for it.</a>
        </p>
      </div>
    </Figure>
  );
}
