import * as texts from '@headwater/brand/texts.ts';
import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { siteConfig } from '../../config/site.config.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { safeHref } from '../../content/safe-href.ts';
import { orderPartsLink } from '../../navigation/order-parts-link.ts';
import { canonicalPath } from '../../routing/canonical-path.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { EditorText } from '../editor-text/editor-text.tsx';
import { ReplacementPartsFragment } from './replacement-parts.fragment.ts';
import styles from './replacement-parts.module.css';

interface ReplacementPartsProps {
  parts: FragmentOf<typeof ReplacementPartsFragment> | null | undefined;
  /** The page's own text, above the template's. */
  html: string | null | undefined;
}

/** How to order parts on one side, the supported brands on the other. */
export function ReplacementParts({ parts: masked, html }: ReplacementPartsProps) {
  const parts = readFragment(ReplacementPartsFragment, masked);
  const chosen = safeHref(parts?.replacementLinkUrl?.nodes[0]?.uri);
  const isContact = chosen && canonicalPath(chosen) === canonicalPath(siteConfig.paths.contact);
  const href = isContact ? orderPartsLink() : chosen;
  // A logo without a URL or a size is left out, as the specification requires.
  const brands = (parts?.replacementBrands ?? [])
    .filter((brand) => brand !== null)
    .map(({ brandTitle, brandLogoGallery, coveredProductsList }) => ({
      title: plainText(brandTitle),
      products: coveredProductsList,
      logos: (brandLogoGallery?.nodes ?? []).filter(
        ({ sourceUrl, mediaDetails }) => sourceUrl && mediaDetails?.width && mediaDetails.height,
      ),
    }));
  return (
    <Section className={styles.columns}>
      <div className={styles.words}>
        <EditorText html={html} />
        <EditorText html={parts?.body} />
        {href && <ButtonLink href={href}>{texts.orderPartsFromPage}</ButtonLink>}
      </div>
      {brands.length > 0 && (
        <ul className={styles.brands}>
          {brands.map(({ title, logos, products }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: brands have no ID
            <li key={position} className={styles.brand}>
              <h2 className={styles.title}>{title}</h2>
              {logos.map((logo) => (
                <CmsImage key={logo.sourceUrl} image={logo} sizes="10rem" className={styles.logo} />
              ))}
              <EditorText html={products} className={styles.products} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
