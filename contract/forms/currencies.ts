/** How one currency writes amounts in Gravity Forms' settings and entries. */
export interface Currency {
  /** ISO 4217. */
  code: string;
  /** Digits behind the separator: 0 for yen. */
  decimals: number;
  /** The decimal separator. */
  separator: '.' | ',';
  thousands: string;
  /** Text before and behind the amount, with its space. */
  before: string;
  after: string;
}

function currency(
  code: string,
  [before, after]: readonly [string, string],
  [separator, thousands]: readonly ['.' | ',', string] = ['.', ','],
  decimals = 2,
): Currency {
  return { code, decimals, separator, thousands, before, after };
}

const comma = [',', '.'] as const;

/** The currencies that Gravity Forms comes with. */
export const currencies = {
  USD: currency('USD', ['$', '']),
  AUD: currency('AUD', ['$ ', '']),
  BRL: currency('BRL', ['R$ ', ''], comma),
  CAD: currency('CAD', ['$ ', ' CAD']),
  CHF: currency('CHF', ['CHF ', ''], ['.', "'"]),
  CZK: currency('CZK', ['', ' Kč'], [',', ' ']),
  DKK: currency('DKK', ['', ' kr.'], comma),
  EUR: currency('EUR', ['', ' €'], comma),
  GBP: currency('GBP', ['£ ', '']),
  HKD: currency('HKD', ['HK$', '']),
  HUF: currency('HUF', ['', ' Ft'], comma),
  ILS: currency('ILS', ['₪ ', '']),
  JPY: currency('JPY', ['¥ ', ''], ['.', ','], 0),
  MXN: currency('MXN', ['$ ', '']),
  MYR: currency('MYR', ['RM ', '']),
  NOK: currency('NOK', ['Kr ', ''], comma),
  NZD: currency('NZD', ['$ ', '']),
  PHP: currency('PHP', ['Php ', '']),
  PLN: currency('PLN', ['zł ', ''], comma),
  RUB: currency('RUB', ['', ' pyб'], ['.', ' ']),
  SEK: currency('SEK', ['', ' Kr'], [',', ' ']),
  SGD: currency('SGD', ['$ ', '']),
  THB: currency('THB', ['฿ ', '']),
  TWD: currency('TWD', ['$ ', '']),
  ZAR: currency('ZAR', ['R', '']),
} as const satisfies Record<string, Currency>;

export type CurrencyCode = keyof typeof currencies;

/** The currency with a code; US dollars, Gravity Forms' default, for an unknown one. */
export function currencyOf(code: string | null | undefined): Currency {
  return code && Object.hasOwn(currencies, code) ? currencies[code as CurrencyCode] : currencies.USD;
}
