import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { RichText } from '../../content/rich-text.tsx';
import { safeHref } from '../../content/safe-href.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ReplacementPartsFragment } from './replacement-parts.fragment.ts';
import styles from './replacement-parts.module.css';

interface ReplacementPartsProps {
  parts: FragmentOf<typeof ReplacementPartsFragment> | null | undefined;
  /** The page's own text, above the template's. */
  html: string | null | undefined;
}

type MaybeBrand = NonNullable<ResultOf<typeof ReplacementPartsFragment>['replacementBrands']>[number];

/** A logo without an address or a size is left out, as the specification says. */
function Brand({ brand }: { brand: NonNullable<MaybeBrand> }) {
  const logos = (brand.brandLogoGallery?.nodes ?? []).filter(
    ({ sourceUrl, mediaDetails }) => sourceUrl && mediaDetails?.width && mediaDetails.height,
  );
  return (
    <li className={styles.brand}>
      <h2 className={styles.title}>{plainText(brand.brandTitle)}</h2>
      {logos.map((logo) => (
        <CmsImage key={logo.id} image={logo} sizes="10rem" className={styles.logo} />
      ))}
      <RichText html={brand.coveredProductsList} className={styles.products} />
    </li>
  );
}

/** How to order parts on one side, the brands they fit on the other. */
export function ReplacementParts({ parts: masked, html }: ReplacementPartsProps) {
  const parts = readFragment(ReplacementPartsFragment, masked);
  const brands = (parts?.replacementBrands ?? []).filter((brand) => brand !== null);
  const href = safeHref(parts?.replacementLinkUrl?.nodes[0]?.uri);
  return (
    <Section className={styles.columns}>
      <div className={styles.words}>
        <RichText html={html} />
        <RichText html={parts?.body} />
        {href && <ButtonLink href={href}>Order replacement parts</ButtonLink>}
      </div>
      {brands.length > 0 && (
        <ul className={styles.brands}>
          {brands.map((brand) => (
            <Brand key={brand.brandTitle ?? brand.coveredProductsList} brand={brand} />
          ))}
        </ul>
      )}
    </Section>
  );
}
