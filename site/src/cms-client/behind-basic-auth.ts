import { ownHeaders } from '@headwater/contract/http/headers.ts';
import { basicAuthorization } from '@headwater/runtime/basic-auth.ts';
import type { Dispatcher } from 'undici';

/**
 * A dispatcher whose requests pass Basic authentication in front of the CMS, if the CMS's URL has a user and password.
 * Their own `authorization` goes in a header that the companion plugin reads.
 */
export function behindBasicAuth<Given extends Dispatcher>(dispatcher: Given, { href }: URL): Dispatcher {
  const basic = basicAuthorization(href);
  if (!basic.authorization) return dispatcher;
  return dispatcher.compose((dispatch) => (options, handler) => {
    // Every request to the CMS gives its headers as an object with names in lower case.
    const { authorization = '', ...headers } = options.headers as Record<string, string>;
    return dispatch(
      { ...options, headers: { ...headers, ...basic, [ownHeaders.authorization]: authorization } },
      handler,
    );
  });
}
