import type { CountryCode } from './countries.ts';

/**
 * Every country code of the mutation, by its first letter: validation needs no names. Compact, because browsers
 * load it with every form.
 */
const CODES =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR ' +
  'GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ ' +
  'NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU ' +
  'WFS YET ZAMW';

const codes: ReadonlySet<string> = new Set(
  CODES.split(' ').flatMap(([first, ...seconds]) => seconds.map((second) => `${first}${second}`)),
);

/** Whether a text is a country code of the mutation. */
export function isCountryCode(text: string): text is CountryCode {
  return codes.has(text);
}
