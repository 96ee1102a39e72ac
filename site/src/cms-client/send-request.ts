import { ownHeaders } from '@headwater/contract/http/headers.ts';
import type { Dispatcher } from 'undici';
import type { CmsRequest } from './cms-request.ts';
import { discard } from './discard.ts';
import { type CmsResponse, readEnvelope, readErrors } from './envelope.ts';
import { CmsHttpError, CmsQueryError } from './errors.ts';
import { limits } from './limits.ts';
import { refusalIn } from './persisted-query.ts';
import { readJson } from './read-body.ts';
import { unknownNames } from './unknown-names.ts';

/** A response with the tags of its nodes. */
export interface TaggedResponse extends CmsResponse<unknown> {
  tags: string[];
  /** The CMS announces that it stores one entry for all submissions with the same key. */
  honorsKeys: boolean;
  /** The CMS itself responded, and the token of the request had reached it. */
  sawToken?: boolean;
  /** Undefined for a CMS without the plugin. */
  searchEngines?: SearchEngines | undefined;
}

/** Whether search engines may index the site. */
export type SearchEngines = 'allow' | 'discourage';

/** What a response announces about the CMS itself. */
export interface AboutCms {
  /** It stores one entry for all submissions with the same key. */
  honorsKeys: boolean;
  /** A cache between the site and the CMS may have given the response, and it may be old. */
  isCacheable: boolean;
  searchEngines?: SearchEngines | undefined;
}

export function readSearchEngines(header: unknown): SearchEngines | undefined {
  return header === 'allow' || header === 'discourage' ? header : undefined;
}

interface SendOptions {
  /** Additional request headers. */
  headers?: Record<string, string>;
  /** Milliseconds until the response must start, and between its parts. */
  timeoutMs: number;
  /** Closes the connection after the response. */
  isLast?: boolean;
}

function tagsOf(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, limits.tags);
}

/** WPGraphQL rejects some queries with 400 or 500; errors about a hash or an unknown name are not an outage. */
async function statusError(operation: string, { statusCode, headers, body }: Dispatcher.ResponseData) {
  if (statusCode !== 400 && statusCode !== 500) discard(body);
  else {
    const errors = await readJson(operation, body, headers).then(readErrors, () => []);
    if (refusalIn(errors) || unknownNames(errors).length > 0) return new CmsQueryError(operation, errors);
  }
  return new CmsHttpError(operation, statusCode);
}

/**
 * Sends one request over HTTP and reads the response, within the limits of time and size.
 * @param basePath of the CMS, without a trailing slash
 * @throws CmsError, or the network's own error
 */
export async function sendRequest(
  dispatcher: Dispatcher,
  basePath: string,
  { operation, method, path, body, accessToken }: CmsRequest,
  signal: AbortSignal,
  { headers = {}, timeoutMs, isLast = false }: SendOptions,
): Promise<TaggedResponse> {
  const response = await dispatcher.request({
    method,
    path: basePath + path,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...headers,
    },
    body: body ?? null,
    signal,
    headersTimeout: timeoutMs,
    bodyTimeout: Math.max(timeoutMs, limits.total),
    ...(isLast && { reset: true }),
  });
  if (response.statusCode !== 200) throw await statusError(operation, response);
  const envelope = readEnvelope(operation, await readJson(operation, response.body, response.headers));
  return {
    ...envelope,
    tags: tagsOf(response.headers['x-graphql-keys']),
    honorsKeys: response.headers[ownHeaders.idempotent] === '1',
    sawToken: response.headers[ownHeaders.sawToken] === '1',
    searchEngines: readSearchEngines(response.headers[ownHeaders.searchEngines]),
  };
}
