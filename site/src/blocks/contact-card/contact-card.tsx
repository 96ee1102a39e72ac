import { RichText } from '../../content/rich-text.tsx';
import { safeHref } from '../../content/safe-href.ts';
import { Section } from '../../ui/section/section.tsx';
import styles from './contact-card.module.css';

interface ContactCardProps {
  /** HTML. */
  address: string | null | undefined;
  website: string | null | undefined;
  /** HTML. */
  territories: string | null | undefined;
}

/** How to reach a representative, and for which territories. */
export function ContactCard({ address, website, territories }: ContactCardProps) {
  const href = safeHref(website);
  return (
    <Section className={styles.columns}>
      <div className={styles.column}>
        <h2 className={styles.title}>Contact Information</h2>
        <RichText html={address} />
        {href && (
          <p>
            <a href={href} target="_blank" rel="noopener">
              Website
            </a>
          </p>
        )}
      </div>
      {territories && (
        <div className={styles.column}>
          <h2 className={styles.title}>Territories</h2>
          <RichText html={territories} />
        </div>
      )}
    </Section>
  );
}
