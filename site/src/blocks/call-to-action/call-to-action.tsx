import { ContactDrawing } from '@headwater/brand/drawings/contact-drawing.tsx';
import * as texts from '@headwater/brand/texts.ts';
import { permalink } from '../../config/cms-places.ts';
import { siteConfig } from '../../config/site.config.ts';
import { ButtonLink, ButtonRow } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './call-to-action.module.css';

/** The two ways to contact people, at the end of a page. */
export function CallToAction() {
  return (
    <Section tone="surface" className={styles.inner}>
      <div className={styles.words}>
        <h2 className={styles.title}>{texts.callToAction}</h2>
        <ButtonRow>
          <ButtonLink href={permalink(siteConfig.paths.contact)}>{texts.contactUs}</ButtonLink>
          <ButtonLink href={permalink(siteConfig.paths.representativeMap)} outlined>
            {texts.findRepresentative}
          </ButtonLink>
        </ButtonRow>
      </div>
      <ContactDrawing />
    </Section>
  );
}
