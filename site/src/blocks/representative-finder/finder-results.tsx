import * as texts from '@headwater/brand/texts.ts';
import type { ListedRepresentative } from '../../map/representative.ts';
import { NoRepresentative } from '../representative-list/no-representative.tsx';
import { RepresentativeDetails } from '../representative-map/representative-details.tsx';
import styles from './representative-finder.module.css';

interface FinderResultsProps {
  /** Where the visitor is, in words: a region, or what they entered. */
  place: string;
  /** Undefined when the site does not know the place. */
  found: readonly ListedRepresentative[] | undefined;
}

/** The representatives of a place; without any, whom to call. */
export function FinderResults({ place, found }: FinderResultsProps) {
  return (
    <div className={styles.results}>
      <p role="status">{found ? texts.representativesFound(found.length, place) : texts.unknownPlace}</p>
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((representative) => (
            <li key={representative.id} className={styles.representative}>
              <RepresentativeDetails representative={representative} hasLink />
            </li>
          ))}
        </ul>
      )}
      <NoRepresentative />
    </div>
  );
}
