import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { cropShapes } from '../../content/crop.ts';
import { covering, PAGE_WIDTH } from '../../content/image-sizes.ts';
import { plainText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Dimension } from '../../ui/dimension/dimension.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { EditorText } from '../editor-text/editor-text.tsx';
import { HeroBannerFragment } from './hero-banner.fragment.ts';
import styles from './hero-banner.module.css';

/** A lower view crops it further, at the top. */
const narrow = { media: '(width < 40rem) and (height >= 36rem)', crop: '4:3' } as const;

/** Across the page, cropped to 4:3 on a phone; on wider screens, where it is 2:1, its height has a limit. */
const heroSizes = (shape: number) =>
  `(min-width: 80rem) ${covering(PAGE_WIDTH, 2, shape)}, (min-width: 40rem) ${covering('100vw', 2, shape)}, ${covering('100vw', cropShapes[narrow.crop], shape)}`;

/** Top of the front page: what the company does, and a drawing. It always contains the page's h1. */
export function HeroBanner({ page }: { page: FragmentOf<typeof HeroBannerFragment> }) {
  const { title, heroBanner } = readFragment(HeroBannerFragment, page);
  const image = heroBanner?.bannerImage?.node;
  const href = safeHref(heroBanner?.bannerCtaLink?.url);
  const cta = plainText(heroBanner?.bannerCtaText) || plainText(heroBanner?.bannerCtaLink?.title);
  if (!heroBanner?.bannerText && !image) {
    return (
      <VisuallyHidden>
        <h1>{plainText(title)}</h1>
      </VisuallyHidden>
    );
  }
  const hasHeading = /<h1[\s>]/i.test(heroBanner?.bannerText ?? '');
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {!hasHeading && <h1>{plainText(title)}</h1>}
          <EditorText html={heroBanner?.bannerText} className={styles.text} />
          {href && cta && (
            <ButtonLink href={href} newTab={heroBanner?.bannerCtaLink?.target === '_blank'}>
              {cta}
            </ButtonLink>
          )}
        </div>
        {image && (
          <div>
            <CmsImage image={image} sizes={heroSizes} narrow={narrow} priority="first" className={styles.image} />
            <Dimension className={styles.dimension} />
          </div>
        )}
      </div>
    </section>
  );
}
