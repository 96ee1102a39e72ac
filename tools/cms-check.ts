import { notGraphql } from '@headwater/contract/http/not-graphql.ts';
import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import { basicAuthorization, splitCredentials } from '@headwater/runtime/basic-auth.ts';
import { unreachableReason } from '@headwater/runtime/unreachable-reason.ts';
import { CommandError } from './command-error.ts';

type CmsResponse = { kind: 'graphql' } | { kind: 'other'; sees: string; fix: string } | { kind: 'none'; why: string };

/** Sends a CMS the smallest GraphQL query. */
export async function probeCms(requestUrl: string, timeout = 8_000): Promise<CmsResponse> {
  const { url: baseUrl } = splitCredentials(requestUrl);
  try {
    const response = await fetch(`${baseUrl}/index.php?graphql`, {
      method: 'POST',
      headers: { ...basicAuthorization(requestUrl), 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    const result = parsedJson(text);
    if (isRecord(result) && 'data' in result) return { kind: 'graphql' };
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    return { kind: 'other', ...notGraphql(response.status, type, text) };
  } catch (error) {
    return { kind: 'none', why: unreachableReason(error, timeout) };
  }
}

/**
 * Checks that the CMS at `CMS_URL` can serve the site.
 * @throws CommandError saying what is wrong and what to do.
 */
export async function assertCmsResponds(requestUrl: string): Promise<void> {
  const { url: baseUrl } = splitCredentials(requestUrl);
  const response = await probeCms(requestUrl);
  if (response.kind === 'none') {
    throw new CommandError(
      `CMS_URL ${baseUrl} cannot be reached (${response.why}). Start that WordPress or correct CMS_URL; leave it empty to use the local CMS.`,
    );
  }
  if (response.kind === 'other') {
    throw new CommandError(
      `CMS_URL ${baseUrl} responds, but not with GraphQL (/index.php?graphql: ${response.sees}). ${response.fix}`,
    );
  }
}
