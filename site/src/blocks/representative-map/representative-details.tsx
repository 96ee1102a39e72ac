import * as texts from '@headwater/brand/texts.ts';
import { RichText } from '../../content/rich-text.tsx';
import type { ListedRepresentative } from '../../map/representative.ts';
import styles from './representative-map.module.css';

interface RepresentativeDetailsProps {
  representative: ListedRepresentative;
  /** False on the representative's own page. */
  hasLink: boolean;
}

/** A representative's contact details in short. */
export function RepresentativeDetails({ representative, hasLink }: RepresentativeDetailsProps) {
  const { name, address, territories, website, href } = representative;
  return (
    <>
      <p className={styles.name}>{name}</p>
      <RichText html={address} />
      {territories.length > 0 && <p>{territories.join(', ')}</p>}
      <p className={styles.links}>
        {website && (
          <a href={website} target="_blank" rel="noopener">
            {texts.website}
          </a>
        )}
        {hasLink && href && <a href={href}>{texts.contactDetails}</a>}
      </p>
    </>
  );
}
