import * as texts from '@headwater/brand/texts.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { FullSizeImage } from '../../content/full-size-image.tsx';
import { threeFifths } from '../../content/image-sizes.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Section } from '../../ui/section/section.tsx';
import { EditorText } from '../editor-text/editor-text.tsx';
import { PartsBreakoutFragment } from './parts-breakout.fragment.ts';
import styles from './parts-breakout.module.css';

interface PartsBreakoutProps {
  product: FragmentOf<typeof PartsBreakoutFragment>;
}

/** An exploded view with numbered parts, and a link to order them. */
export function PartsBreakout({ product }: PartsBreakoutProps) {
  const { partsBreakoutImage, partsBreakoutText } = readFragment(PartsBreakoutFragment, product);
  const image = partsBreakoutImage?.node;
  if (!image && !partsBreakoutText) return null;
  return (
    <Section title={texts.replacementParts}>
      <div className={styles.breakout}>
        {image && (
          <Figure>
            <FullSizeImage image={image} sizes={threeFifths} />
          </Figure>
        )}
        <div className={styles.words}>
          <EditorText html={partsBreakoutText} />
          <div data-print="no">
            <ButtonLink href={permalink(siteConfig.paths.contact)}>{texts.orderParts}</ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
