import { parseCookie, stringifySetCookie } from 'cookie';
import { requestPath } from '../config/request-path.ts';
import { decodeList, encodeList, type RequestList } from './request-list.ts';

const NAME = 'headwater_request';
/** Has the ID of the list that became a lead last. A form's response cannot tell whether the list has changed since. */
const SENT = 'headwater_request_sent';
/** Two months: a list waits for the buyer's holidays. */
const LIFE_SECONDS = 60 * 24 * 3_600;

/** The list in a `Cookie` header, unless it was sent. */
export function readRequestCookie(header: string | undefined): RequestList | undefined {
  const cookies = parseCookie(header ?? '', { decode: (value) => value });
  const list = decodeList(cookies[NAME]);
  return list?.id === cookies[SENT] ? undefined : list;
}

function setCookie(name: string, value: string, isSecure: boolean): string {
  const maxAge = value === '' ? 0 : LIFE_SECONDS;
  return stringifySetCookie(
    { name, value, path: requestPath, maxAge, httpOnly: true, sameSite: 'lax', secure: isSecure },
    { encode: (text) => text },
  );
}

/** `Set-Cookie` for a list. Browsers send it to the page of the request only, so that all others stay in caches. */
export function requestCookie(list: RequestList, isSecure: boolean): string {
  return setCookie(NAME, list.lines.length === 0 ? '' : encodeList(list), isSecure);
}

/** `Set-Cookie` for a list that has become a lead, by its ID. */
export function sentCookie(id: string, isSecure: boolean): string {
  return setCookie(SENT, id, isSecure);
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The list that a form was sent with, in the place of the token of a saved form, which is no UUID. It is the key of the
 * lead, so that the same list does not become a second one.
 */
export function requestKey(saved: string | undefined): string | undefined {
  return saved !== undefined && UUID.test(saved) ? saved : undefined;
}
