import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import { safeHref } from '../../content/safe-href.ts';
import { sanitizeHtml } from '../../content/sanitize-html.ts';
import { withTelephoneLinks } from '../../content/telephone-links.ts';
import { Section } from '../../ui/section/section.tsx';
import { EditorText } from '../editor-text/editor-text.tsx';
import styles from './contact-card.module.css';

interface ContactCardProps {
  /** HTML. */
  address: string | null | undefined;
  website: string | null | undefined;
  /** HTML. */
  territories: string | null | undefined;
  /** The representative's map. */
  map?: ReactNode;
}

/** A representative's contact details and territories, with their map. */
export function ContactCard({ address, website, territories, map }: ContactCardProps) {
  const href = safeHref(website);
  return (
    <Section className={map ? styles.withMap : styles.columns}>
      <div className={map ? styles.details : styles.parts}>
        <div className={styles.column}>
          <h2 className={styles.title}>{texts.contactInformation}</h2>
          <EditorText html={address && withTelephoneLinks(sanitizeHtml(address))} />
          {href && (
            <p>
              <a href={href} target="_blank" rel="noopener">
                {texts.website}
              </a>
            </p>
          )}
        </div>
        {territories && (
          <div className={styles.column}>
            <h2 className={styles.title}>{texts.territories}</h2>
            <EditorText html={territories} />
          </div>
        )}
      </div>
      {map}
    </Section>
  );
}
