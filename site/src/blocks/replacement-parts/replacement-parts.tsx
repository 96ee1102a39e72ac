import type { ReactNode } from 'react';
import type { ResultOf } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { RichText } from '../../content/rich-text.tsx';
import { safeHref } from '../../content/safe-href.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import type { ReplacementPartsFragment } from './replacement-parts.fragment.ts';
import styles from './replacement-parts.module.css';

interface ReplacementPartsProps {
  parts: ResultOf<typeof ReplacementPartsFragment> | null | undefined;
  /** In an Astro file the slots of these names: the page's own text, and the template's. */
  content?: ReactNode;
  body?: ReactNode;
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

/** Words and the button in one column, brands in the other. */
export function ReplacementPartsColumns({ parts, content, body }: ReplacementPartsProps) {
  const brands = (parts?.replacementBrands ?? []).filter((brand) => brand !== null);
  const href = safeHref(parts?.replacementLinkUrl?.nodes[0]?.uri);
  return (
    <Section className={styles.columns}>
      <div className={styles.words}>
        {content}
        {body}
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
