import * as texts from '@headwater/brand/texts.ts';
import { siteConfig } from '../../config/site.config.ts';
import type { ListedRepresentative } from '../../map/representative.ts';
import { NoRepresentative } from '../representative-list/no-representative.tsx';
import { RepresentativeDetails } from '../representative-map/representative-details.tsx';
import styles from './representative-finder.module.css';

interface FinderResultsProps {
  /** Where the visitor is, in words: a region, or what they entered. */
  place: string;
  /** Undefined when the site does not know the place. */
  found: readonly ListedRepresentative[] | undefined;
  /** Towns of the name, to choose from. */
  towns?: readonly string[] | undefined;
}

function statusOf({ place, found, towns }: FinderResultsProps): string {
  if (towns) return texts.whichTown(place);
  return found ? texts.representativesFound(found.length, place) : texts.unknownPlace;
}

/** The representatives of a place; without any, whom to call. */
export function FinderResults(results: FinderResultsProps) {
  const { found, towns } = results;
  return (
    <div className={styles.results}>
      <p role="status">{statusOf(results)}</p>
      {towns && (
        <ul className={styles.towns}>
          {towns.map((town) => (
            <li key={town}>
              <a href={`${siteConfig.paths.finder}?near=${encodeURIComponent(town)}`}>{town}</a>
            </li>
          ))}
        </ul>
      )}
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
