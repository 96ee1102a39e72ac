import { ownHeaders, SECRET_HEADER } from '@headwater/contract/http/headers.ts';
import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import { basicAuthorization } from '@headwater/runtime/basic-auth.ts';
import { unreachableReason } from '@headwater/runtime/unreachable-reason.ts';
import { readSearchEngines } from '../cms-client/send-request.ts';
import type { FirstResponse } from './seen.ts';

const TIMEOUT_MS = 15_000;
const GRAPHQL = '/index.php?graphql';

/** How the doctor sends a request: as the site does, without following redirects. */
export interface CmsUnderTest {
  url: string;
  /** With the user and password of Basic authentication. */
  requestUrl: string;
  /** The response to the smallest query. */
  first(): Promise<FirstResponse>;
  /** Sends a document. @returns undefined when the response is not JSON @throws Error when there is none */
  query(query: string): Promise<unknown>;
  /** Calls a route of WordPress's REST API with the secret. @returns undefined unless it responds 200 with JSON */
  callRoute(route: string, body: object): Promise<unknown>;
}

/** @param url of the CMS, without a trailing slash */
export function cmsUnderTest(url: string, secret: string, requestUrl = url): CmsUnderTest {
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        ...basicAuthorization(requestUrl),
        accept: 'application/json',
        'content-type': 'application/json',
        ...(secret !== '' && { [SECRET_HEADER]: secret }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  return {
    url,
    requestUrl,
    async first() {
      try {
        const started = performance.now();
        const response = await post(GRAPHQL, { query: '{ __typename }' });
        const text = await response.text();
        const seconds = (performance.now() - started) / 1000;
        const json = parsedJson(text);
        const isGraphql = response.status === 200 && isRecord(json) && isRecord(json.data);
        return {
          kind: 'response',
          status: response.status,
          seconds,
          type: response.headers.get('content-type')?.split(';')[0] ?? '',
          location: response.headers.get('location') ?? undefined,
          isGraphql,
          text: isGraphql ? '' : text,
          hasTags: (response.headers.get('x-graphql-keys') ?? '') !== '',
          searchEngines: readSearchEngines(response.headers.get(ownHeaders.searchEngines)),
        };
      } catch (error) {
        return { kind: 'none', why: unreachableReason(error, TIMEOUT_MS) };
      }
    },
    query: async (query) => parsedJson(await (await post(GRAPHQL, { query })).text()),
    async callRoute(route, body) {
      const response = await post(`/?rest_route=${route}`, body);
      const json = parsedJson(await response.text());
      return response.status === 200 ? json : undefined;
    },
  };
}
