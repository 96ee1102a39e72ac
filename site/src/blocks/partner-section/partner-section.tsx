import { type FragmentOf, readFragment } from '../../cms-client/graphql.ts';
import { CmsImage } from '../../content/cms-image.tsx';
import { plainText } from '../../content/plain-text.ts';
import { CardGrid } from '../../ui/card-grid/card-grid.tsx';
import { Section } from '../../ui/section/section.tsx';
import { PartnerSectionFragment } from './partner-section.fragment.ts';
import styles from './partner-section.module.css';

/** Logos of the company's partners. */
export function PartnerSection({ page }: { page: FragmentOf<typeof PartnerSectionFragment> }) {
  const partner = readFragment(PartnerSectionFragment, page).partner;
  const logos = partner?.partnerImageGallery?.nodes ?? [];
  if (logos.length === 0) return null;
  const cells = logos.map((logo) => ({
    key: logo.id,
    card: (
      <div className={styles.cell}>
        <CmsImage image={logo} sizes="10rem" className={styles.logo} />
      </div>
    ),
  }));
  return (
    <Section title={plainText(partner?.partnerTitle)}>
      <CardGrid items={cells} layout="logos" />
    </Section>
  );
}
