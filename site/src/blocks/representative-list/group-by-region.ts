import * as texts from '@headwater/brand/texts.ts';
import type { Region } from '@headwater/contract/postal-regions.ts';
import { regionsIn } from '../../map/regions-in.ts';

/** A representative's territory. */
interface Territorial {
  name: string;
  /** Lines of plain text. */
  territories: readonly string[];
}

export interface RegionGroup<Representative> {
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
