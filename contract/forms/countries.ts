import { countryCodes } from './country-codes.ts';

/** Where Gravity Forms has another name than Unicode, beside `and` and `Saint`. */
const ownNames: Readonly<Record<string, string>> = {
  BL: 'Saint Barthélemy',
  BN: 'Brunei Darussalam',
  BQ: 'Bonaire, Sint Eustatius and Saba',
  CC: 'Cocos Islands',
  CD: 'Congo, Democratic Republic of the',
  CG: 'Congo',
  CI: "Côte d'Ivoire",
  CV: 'Cabo Verde',
  GS: 'South Georgia and the South Sandwich Islands',
  HK: 'Hong Kong',
  HM: 'Heard Island and McDonald Islands',
  KP: "Korea, Democratic People's Republic of",
  KR: 'Korea, Republic of',
  LA: "Lao People's Democratic Republic",
  MM: 'Myanmar',
  MO: 'Macao',
  PN: 'Pitcairn',
  PS: 'Palestine, State of',
  RU: 'Russian Federation',
  SH: 'Saint Helena, Ascension and Tristan da Cunha',
  ST: 'Sao Tome and Principe',
  SY: 'Syria Arab Republic',
  TZ: 'Tanzania, the United Republic of',
  UM: 'US Minor Outlying Islands',
  VA: 'Holy See',
  VC: 'Saint Vincent and the Grenadines',
  VG: 'Virgin Islands, British',
  VI: 'Virgin Islands, U.S.',
  VN: 'Viet Nam',
};

const names = new Intl.DisplayNames('en-US', { type: 'region' });

function nameOf(code: string): string {
  return ownNames[code] ?? (names.of(code) ?? code).replace(' & ', ' and ').replace(/^St\. /, 'Saint ');
}

/**
 * Countries of an address: the code in the mutation, and the name that entries and
 * lists show, sorted by name. Only a form with a country loads them.
 */
export const countries: ReadonlyMap<string, string> = new Map(
  countryCodes
    .map((code): [string, string] => [code, nameOf(code)])
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'en-US')),
);
