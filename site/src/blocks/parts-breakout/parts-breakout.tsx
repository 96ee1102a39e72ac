import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { RichText } from '../../content/rich-text.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Section } from '../../ui/section/section.tsx';
import { PartsBreakoutFragment } from './parts-breakout.fragment.ts';
import styles from './parts-breakout.module.css';

/** The exploded view with its numbered parts, and where to order them. */
export function PartsBreakout({ product }: { product: FragmentOf<typeof PartsBreakoutFragment> }) {
  const { partsBreakoutImage, partsBreakoutText } = readFragment(PartsBreakoutFragment, product);
  const image = partsBreakoutImage?.node;
  if (!image && !partsBreakoutText) return null;
  return (
    <Section title="Replacement parts">
      <div className={styles.breakout}>
        {image && (
          <Figure>
            <CmsImage image={image} sizes="(min-width: 60rem) 36rem, 100vw" />
          </Figure>
        )}
        <div className={styles.words}>
          <RichText html={partsBreakoutText} />
          <div data-print="no">
            <ButtonLink href={siteConfig.paths.contact}>Order Replacement Parts</ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
