import { parseCookie, stringifySetCookie } from 'cookie';
import { requestPath } from '../config/request-path.ts';
import { decodeList, encodeList, type RequestList } from './request-list.ts';

const NAME = 'headwater_request';
/** Two months: a list waits for the buyer's holidays. */
const LIFE_SECONDS = 60 * 24 * 3_600;

/** The list in a `Cookie` header. */
export function readRequestCookie(header: string | undefined): RequestList | undefined {
  return decodeList(parseCookie(header ?? '', { decode: (value) => value })[NAME]);
}

/** `Set-Cookie` for a list. Browsers send it to the page of the request only, so that all others stay in caches. */
export function requestCookie(list: RequestList, isSecure: boolean): string {
  const isEmpty = list.lines.length === 0;
  return stringifySetCookie(
    {
      name: NAME,
      value: isEmpty ? '' : encodeList(list),
      path: requestPath,
      ...({ maxAge: isEmpty ? 0 : LIFE_SECONDS, httpOnly: true, sameSite: 'lax', secure: isSecure } as const),
    },
    { encode: (value) => value },
  );
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The list that a form was sent with, in the place of the token of a saved form, which is no UUID. It is the key of the
 * lead, so that the same list does not become a second one.
 */
export function requestKey(saved: string | undefined): string | undefined {
  return saved !== undefined && UUID.test(saved) ? saved : undefined;
}
