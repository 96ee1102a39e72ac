import { type UnitSystem, unitSystems } from './units.ts';

/** Name of the cookie and of the parameter with the units that a visitor chose. */
export const UNITS = 'units';
const LIFE_SECONDS = 365 * 24 * 3_600;

function systemNamed(name: string | null | undefined): UnitSystem | undefined {
  return unitSystems.find((system) => system === name);
}

/** As `deploy/nginx/cache.conf` reads it, whose white space is ASCII: the first cookie with a system's name. */
const COOKIE = new RegExp(`(?:^|;[ \\t]*)${UNITS}=(${unitSystems.join('|')})(?:;|$)`);

/** The units in a `Cookie` header; undefined before a visitor has chosen. */
export function readUnits(cookies: string | undefined): UnitSystem | undefined {
  return cookies?.includes(UNITS) ? systemNamed(COOKIE.exec(cookies)?.[1]) : undefined;
}

/** The units that a query requests. */
export function unitsIn(query: URLSearchParams): UnitSystem | undefined {
  return systemNamed(query.get(UNITS));
}

/** `Set-Cookie` for a choice. Only the server reads it, and it identifies no one. */
export function unitsCookie(system: UnitSystem, isSecure: boolean): string {
  return `${UNITS}=${system}; Path=/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
