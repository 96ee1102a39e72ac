import { postalRegions } from '../postal-regions.ts';

const provinceCodes = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ');
/** In Gravity Forms' list of states, but in no representative's territory. */
const furtherStates = [
  'American Samoa',
  'Armed Forces Americas',
  'Armed Forces Europe',
  'Armed Forces Pacific',
  'Guam',
  'Northern Mariana Islands',
  'U.S. Virgin Islands',
];

function byEnumValue(names: readonly string[]): ReadonlyMap<string, string> {
  const regions = names.map((name): [string, string] => [name.toUpperCase().replace(/[ .]/g, '_'), name]);
  return new Map(regions.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function postalNames(isProvince: boolean): string[] {
  const entries = Object.entries(postalRegions);
  return entries.flatMap(([code, name]) => (provinceCodes.includes(code) === isProvince ? [name] : []));
}

/** States and provinces by address type: the enum value of a field's default, and the full name that entries store. */
export const regions = {
  US: byEnumValue([...postalNames(false), ...furtherStates]),
  CANADA: byEnumValue(postalNames(true)),
} as const;
