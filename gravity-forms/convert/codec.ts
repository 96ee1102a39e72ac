import { isOn, type Json, textOf } from '../json.ts';

/** One setting in both forms: as Gravity Forms stores it, and as the CMS's definition of a form does. */
export interface Codec {
  /** Undefined: as a new field has it. */
  read: (stored: Json | undefined) => Json | undefined;
  write: (setting: Json) => Json;
}

const unchanged = (setting: Json): Json => setting;

export const text: Codec = { read: (stored) => textOf(stored) || undefined, write: unchanged };

export const flag: Codec = { read: (stored) => isOn(stored) || undefined, write: unchanged };

/** A flag that is stored as its opposite, such as `disableMargins`. */
export const opposite: Codec = {
  read: (stored) => (isOn(stored) ? false : undefined),
  write: (setting) => setting === false,
};

/** A whole number above 0; anything else means "no limit". */
export const count: Codec = {
  read: (stored) => (/^[1-9]\d{0,8}$/.test(textOf(stored)) ? Number(stored) : undefined),
  write: unchanged,
};

export const decimal: Codec = {
  read: (stored) => {
    const written = textOf(stored).trim();
    return written !== '' && Number.isFinite(Number(written)) ? Number(written) : undefined;
  },
  write: unchanged,
};

/** A list that is stored as one text with commas. */
export const commaList: Codec = {
  read: (stored) => {
    const items = textOf(stored)
      .split(',')
      .map((item) => item.trim().replace(/^\./, ''))
      .filter(Boolean);
    return items.length > 0 ? items : undefined;
  },
  write: (setting) => (Array.isArray(setting) ? setting.join(', ') : ''),
};

/** A choice between words; a stored word that is not in the list is left out. */
export function oneOf(words: Readonly<Record<string, string>>): Codec {
  return {
    read: (stored) => words[textOf(stored)],
    write: (setting) => Object.keys(words).find((word) => words[word] === setting) ?? '',
  };
}

/** Digits behind the separator; anything else means as many as there are. */
export const digits: Codec = {
  read: (stored) => (/^\d$/.test(textOf(stored)) ? Number(stored) : undefined),
  write: unchanged,
};

/** An amount, which Gravity Forms stores as it is shown: `$1,250.00` or `1.250,00 €`. */
export const money: Codec = {
  read: (stored) => amountOf(textOf(stored)),
  write: (setting) => `$${Number(setting).toFixed(2)}`,
};

/** The last separator is the decimal one, if two digits follow it. The euro and others are stored as `&#8364;`. */
function amountOf(shown: string): number | undefined {
  const plain = shown.replace(/&[^;]{1,9};|[^\d.,-]/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  const number = Number(plain.replace(',', '.'));
  return plain !== '' && Number.isFinite(number) ? number : undefined;
}
