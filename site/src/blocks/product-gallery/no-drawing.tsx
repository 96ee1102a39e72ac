import { DrawingToCome } from '@headwater/brand/drawings/drawing-to-come.tsx';
import * as texts from '@headwater/brand/texts.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { Figure } from '../../ui/figure/figure.tsx';
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
