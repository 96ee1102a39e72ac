import { ownHeaders } from '@headwater/contract/http/headers.ts';
import type { Dispatcher } from 'undici';
import { CmsHttpError } from './errors.ts';
import { postedForm, type SentFile } from './multipart-request.ts';
import { readJson } from './read-body.ts';

/** Keys of Gravity Forms' REST API. */
export interface RestKeys {
  key: string;
  secret: string;
}

/** A submission to Gravity Forms' REST API. */
export interface RestSubmission {
  formId: number;
  /** One entry is stored for each. */
  idempotencyKey: string;
  inputs: readonly (readonly [name: string, value: string])[];
  files: readonly SentFile[];
}

/** The API's response, with HTTP 200, 302 or 4xx. */
export interface RestResponse {
  status: number;
  body: unknown;
  honorsKeys: boolean;
}

const OPERATION = 'a submission through the REST API';

/** Posts a submission as multipart. @throws CmsError for a response of another API, or the network's own error */
export async function postRestSubmission(
  dispatcher: Dispatcher,
  basePath: string,
  { formId, idempotencyKey, inputs, files }: RestSubmission,
  { key, secret }: RestKeys,
  { headers, signal, timeoutMs }: { headers: Record<string, string>; signal: AbortSignal; timeoutMs: number },
): Promise<RestResponse> {
  const response = await dispatcher.request({
    method: 'POST',
    // The query works with and without permalinks.
    path: `${basePath}/index.php?rest_route=/gf/v2/forms/${formId}/submissions`,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
      'idempotency-key': idempotencyKey,
      ...headers,
    },
    body: postedForm(inputs, files),
    signal,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    reset: true,
  });
  const { statusCode: status } = response;
  // Gravity Forms responds with 302 where the confirmation is a page or a URL; in its body, it has stored the entry.
  const isRedirection = status === 302 && String(response.headers['content-type']).startsWith('application/json');
  const isApi = status === 200 || isRedirection || (status >= 400 && status < 500);
  if (!isApi) {
    await response.body.dump();
    throw new CmsHttpError(OPERATION, status);
  }
  const body = await readJson(OPERATION, response.body, response.headers);
  return { status, body, honorsKeys: response.headers[ownHeaders.idempotent] === '1' };
}
