import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { RichText } from '../../content/rich-text.tsx';
import { safeHref } from '../../content/safe-href.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Dimension } from '../../ui/dimension/dimension.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { HeroBannerFragment } from './hero-banner.fragment.ts';
import styles from './hero-banner.module.css';

/** Opening of the front page: what the maker does, and a drawing of it. The page's h1 is here, written or not. */
export function HeroBanner({ page }: { page: FragmentOf<typeof HeroBannerFragment> }) {
  const { title, heroBanner } = readFragment(HeroBannerFragment, page);
  const image = heroBanner?.bannerImage?.node;
  const href = safeHref(heroBanner?.bannerCtaLink?.url);
  const cta = plainText(heroBanner?.bannerCtaText) || plainText(heroBanner?.bannerCtaLink?.title);
  const hasHeading = /<h1[\s>]/i.test(heroBanner?.bannerText ?? '');
  const heading = hasHeading ? null : <h1>{plainText(title)}</h1>;
  if (!heroBanner?.bannerText && !image) return <VisuallyHidden>{heading}</VisuallyHidden>;
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {heading}
          <RichText html={heroBanner?.bannerText} className={styles.text} />
          {href && cta && (
            <ButtonLink href={href} newTab={heroBanner?.bannerCtaLink?.target === '_blank'}>
              {cta}
            </ButtonLink>
          )}
        </div>
        {image && (
          <div>
            <CmsImage image={image} sizes="(min-width: 60rem) 52rem, 100vw" priority="first" className={styles.image} />
            <Dimension className={styles.dimension} />
          </div>
        )}
      </div>
    </section>
  );
}
