/**
 * Every country code of the mutation, by its first letter: validation needs no names. Compact, because browsers
 * load it with every form.
 */
const CODES =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR ' +
  'GABDEFGHILMNPQRSTUWY HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ ' +
  'NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU ' +
  'WFS YET ZAMW';

export const countryCodes: readonly string[] = CODES.split(' ').flatMap(([first, ...seconds]) =>
  seconds.map((second) => `${first}${second}`),
);
