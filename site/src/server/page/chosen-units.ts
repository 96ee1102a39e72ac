import { readUnits, UNITS, unitsCookie, unitsIn } from '../../catalogue/figures/unit-choice.ts';
import type { UnitSystem } from '../../catalogue/figures/units.ts';
import type { Exchange } from '../exchange.ts';

interface ChosenUnits {
  /** Undefined before a choice. */
  units: UnitSystem | undefined;
  /** Keeps what the visitor has just chosen on a page of the site; following a link from elsewhere keeps nothing. */
  cookie: string | undefined;
}

/** The units of a request: those in its query, else those that the visitor chose before. */
export function chosenUnits({ req: { headers }, query }: Pick<Exchange, 'req' | 'query'>, siteUrl: URL): ChosenUnits {
  const named = query.includes(UNITS) ? unitsIn(new URLSearchParams(query)) : undefined;
  const isClick = named !== undefined && headers['sec-fetch-site'] === 'same-origin';
  return {
    units: named ?? readUnits(headers.cookie),
    cookie: isClick ? unitsCookie(named, siteUrl.protocol === 'https:') : undefined,
  };
}
