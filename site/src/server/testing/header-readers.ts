import { Socket } from 'node:net';
import { Metadata } from '@tus/server';
import { parseCookie } from 'cookie';
import { readUnits } from '../../catalogue/figures/unit-choice.ts';
import { readChoice } from '../../consent/choice-cookie.ts';
import { readImageRequest } from '../../content/image/image-request.ts';
import { ownHostTarget } from '../../editors/preview/editor-redirect.ts';
import { readCookie } from '../../editors/sign-in/editor-cookies.ts';
import { bearerToken } from '../../editors/sign-in/has-credentials.ts';
import { isSameOrigin } from '../../http/same-origin.ts';
import { readRequestCookie } from '../../request-list/request-cookie.ts';
import { formEncoding } from '../forms/read-form-body.ts';
import { acceptsEncoding, headerEntries, isNotModified } from '../http/negotiate.ts';
import { byteRange } from '../media/send-media.ts';
import { isOperator } from '../operators/is-operator.ts';
import { isPrefetch } from '../page/page-response.ts';
import { clientOf } from '../policy/client-address.ts';
import { isKnownHost } from '../policy/guard.ts';
import { isRecent, isSigned } from '../revalidation/signed-message.ts';

const site = new URL('http://localhost');
const picture = new URLSearchParams({ url: '/media/a.jpg', w: '640' });

function refused(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return error;
  }
}

/** What reads the headers of requests, by their names. */
export const headerReaders: Readonly<Record<string, (text: string) => unknown>> = {
  Accept: (text) => readImageRequest(picture, text),
  'Accept-Encoding': (text) => acceptsEncoding(text, 'br'),
  'Authorization, editor': bearerToken,
  'Authorization, operator': (text) => isOperator({ headers: { authorization: `Bearer ${text}` } }, 'token'),
  'Content-Type': formEncoding,
  'Cookie, local CMS': (text) => parseCookie(text).session,
  'Cookie, session': (text) => readCookie(text, 'refresh', { path: '/', isSecure: true }),
  'Cookie, consent': (text) => readChoice(`${text}consent`),
  'Cookie, units': (text) => readUnits(`${text}units`),
  'Cookie, request list': (text) => readRequestCookie(`a=b; headwater_request=${text}`),
  Host: (text) => [isKnownHost(text, 'localhost', false), ownHostTarget(text, site, '/')],
  'If-Modified-Since': Date.parse,
  'If-None-Match': (text) => isNotModified(text, '"a"'),
  'list with semicolons': (text) => headerEntries(text, ';'),
  Origin: (text) => isSameOrigin({ origin: text, 'sec-fetch-site': text }, site),
  Range: (text) => byteRange(text, 10),
  'Sec-Purpose': isPrefetch,
  signature: (text) => [
    isRecent({ timestamp: text, signature: text }, 0),
    isSigned('secret', { timestamp: text, signature: text }, Buffer.from(text)),
  ],
  'Upload-Metadata': (text) => refused(() => Metadata.parse(text)),
  'X-Forwarded-For': (text) => clientOf({ headers: { 'x-forwarded-for': text }, socket: new Socket() }, 1),
};
