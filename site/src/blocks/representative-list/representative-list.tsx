import * as texts from '@headwater/brand/texts.ts';
import { RichText } from '../../content/rich-text.tsx';
import type { ListedRepresentative } from '../../map/representative.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { groupByRegion } from './group-by-region.ts';
import { NoRepresentative } from './no-representative.tsx';
import styles from './representative-list.module.css';

function Representative({ name, href, address, website }: ListedRepresentative) {
  return (
    <div className={styles.representative}>
      <a className={styles.name} href={href}>
        {name}
      </a>
      <RichText html={address} className={styles.address} />
      {website && (
        <a className={styles.website} href={website} target="_blank" rel="noopener">
          {texts.website}
        </a>
      )}
    </div>
  );
}

/**
 * Every representative by state and province. A region opens in place, without a script; a single
 * group is open from the start.
 */
export function RepresentativeList({ representatives }: { representatives: readonly ListedRepresentative[] }) {
  const groups = groupByRegion(representatives);
  return (
    <div className={styles.list}>
      {groups.length > 1 && <p>{texts.chooseRegion}</p>}
      {groups.length > 0 && (
        <ul className={styles.regions}>
          {groups.map(({ region = texts.otherTerritories, representatives: covering }) => (
            <li key={region}>
              <details className={styles.group} open={groups.length === 1}>
                <summary className={styles.region}>
                  {region}
                  <Icon name="chevron" />
                </summary>
                {covering.map((representative) => (
                  <Representative key={representative.id} {...representative} />
                ))}
              </details>
            </li>
          ))}
        </ul>
      )}
      <NoRepresentative />
    </div>
  );
}
