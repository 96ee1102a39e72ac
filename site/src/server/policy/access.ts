import * as texts from '@headwater/brand/texts.ts';
import { assertNever } from '@headwater/contract/assert-never.ts';
import type { CookieScope } from '../../editors/sign-in/editor-cookies.ts';
import type { EditorSessions } from '../../editors/sign-in/editor-sessions.ts';
import { hasCredentials } from '../../editors/sign-in/has-credentials.ts';
import { isOwnRead, isSameOrigin } from '../../http/same-origin.ts';
import type { Exchange } from '../exchange.ts';
import { isOperator } from '../operators/is-operator.ts';
import type { SignatureCheck } from '../revalidation/signed-message.ts';
import type { Denial } from './denial.ts';

export interface AccessOptions {
  /** SITE_URL; undefined when it is not set: then the `Host` header says which origin is the site's own. */
  siteUrl: URL | undefined;
  /** `METRICS_TOKEN`; empty when none is set. */
  operatorsToken: string;
  cookies: CookieScope;
  sessions: Pick<EditorSessions, 'isGuess' | 'knowsAccess'>;
  checkSignature: SignatureCheck;
}

const foreign: Denial = { status: 403, text: texts.linkFormForeign };
const signedOut: Denial = { status: 401, text: texts.linkSignedOut };
const hidden: Denial = { status: 404, text: 'Not found.' };

/** Whether a request is for more than reading. */
function changes({ method }: Exchange['req']): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** Creates the check of a row's access. @returns why a request is denied; undefined when it is not */
export function createAccessCheck({ siteUrl, operatorsToken, cookies, checkSignature }: AccessOptions) {
  function isFromOwnPage({ req }: Exchange): boolean {
    return changes(req) ? isSameOrigin(req.headers, siteUrl) : isOwnRead(req.headers);
  }

  return async (exchange: Exchange): Promise<Denial | undefined> => {
    const { req, route } = exchange;
    const { access } = route;
    switch (access) {
      case 'everyone':
      case 'everyone on any host':
        return changes(req) && !isFromOwnPage(exchange) ? foreign : undefined;
      case 'own pages':
        return isFromOwnPage(exchange) ? undefined : foreign;
      case 'editors':
        if (!isFromOwnPage(exchange)) return foreign;
        return hasCredentials(req.headers, cookies) ? undefined : signedOut;
      case 'operators':
        return isOperator(req, operatorsToken) ? undefined : hidden;
      case 'the CMS':
        return checkSignature(exchange);
      case 'the server':
        return hidden;
      default:
        return assertNever(access, 'access');
    }
  };
}
