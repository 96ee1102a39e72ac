import { siteConfig } from '../../config/site.config.ts';
import { Figure } from '../../ui/figure/figure.tsx';
import styles from './product-gallery.module.css';

/** The sheet of a product whose drawing is still to come: says so, and how to get one. */
export function NoDrawing() {
  return (
    <Figure caption="Sheet 1 · drawing to follow" drafting>
      <div className={styles.none}>
        <svg viewBox="0 0 120 60" aria-hidden="true">
          <path d="M10 30h100M60 8v44" strokeDasharray="10 3 2 3" />
          <circle cx="60" cy="30" r="17" />
        </svg>
        <p>
          The drawing of this product is not on file yet. <a href={siteConfig.paths.contact}>Ask us for it.</a>
        </p>
      </div>
    </Figure>
  );
}
