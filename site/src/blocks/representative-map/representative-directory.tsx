import type { MapPicture } from '../../map/map-picture.ts';
import type { ListedRepresentative } from '../../map/representative.ts';
import { FinderForm } from '../representative-finder/finder-form.tsx';
import { RepresentativeList } from '../representative-list/representative-list.tsx';
import styles from './representative-directory.module.css';
import { RepresentativeMap } from './representative-map.tsx';

interface RepresentativeDirectoryProps {
  list: readonly ListedRepresentative[];
  picture?: MapPicture | undefined;
}

/** The list of representatives, below their map where there is one. */
export function RepresentativeDirectory({ list, picture }: RepresentativeDirectoryProps) {
  return (
    <>
      <div className={styles.finder}>
        <FinderForm />
      </div>
      {picture && (
        <div className={styles.map}>
          <RepresentativeMap picture={picture} />
        </div>
      )}
      <RepresentativeList representatives={list} />
    </>
  );
}
