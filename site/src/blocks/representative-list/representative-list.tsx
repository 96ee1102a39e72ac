import * as texts from '@headwater/brand/texts.ts';
import type { Region } from '@headwater/contract/postal-regions.ts';
import { RichText } from '../../content/rich-text.tsx';
import { regionsIn } from '../../map/regions-in.ts';
import type { ListedRepresentative } from '../../map/representative.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { NoRepresentative } from './no-representative.tsx';
import styles from './representative-list.module.css';

/** A representative's territory. */
interface Territorial {
  name: string;
  /** Lines of plain text. */
  territories: readonly string[];
}

interface RegionGroup<Representative> {
  /** Undefined: representatives whose territory names no state or province. */
  region: Region | undefined;
  representatives: Representative[];
}

/**
 * Groups representatives by the states and provinces in their territories, both in alphabetical order; those
 * without any come last, in a group of their own. A representative is listed under each region that it names.
 */
export function groupByRegion<Representative extends Territorial>(
  representatives: readonly Representative[],
): RegionGroup<Representative>[] {
  const named = new Map<Region, Representative[]>();
  const others: Representative[] = [];
  for (const representative of representatives.toSorted((one, other) =>
    one.name.localeCompare(other.name, texts.locale),
  )) {
    const regions = regionsIn(representative.territories);
    if (regions.length === 0) others.push(representative);
    for (const region of regions) named.set(region, [...(named.get(region) ?? []), representative]);
  }
  const groups: RegionGroup<Representative>[] = [...named]
    .map(([region, covering]) => ({ region, representatives: covering }))
    .toSorted((one, other) => one.region.localeCompare(other.region, texts.locale));
  return others.length > 0 ? [...groups, { region: undefined, representatives: others }] : groups;
}

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
