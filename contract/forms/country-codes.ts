import type { CountryCode } from './countries.ts';

/**
 * Every country code that the mutation takes, by its first letter: checks need no names. Short, because browsers
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

/** Whether a text is a country code that the mutation takes. */
export function isCountryCode(text: string): text is CountryCode {
  return codes.has(text);
}
