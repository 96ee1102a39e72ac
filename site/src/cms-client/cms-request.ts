import type { FormData } from 'undici';
import { limits } from './limits.ts';

/** One request to the CMS. */
export interface CmsRequest {
  operation: string;
  method: 'GET' | 'POST';
  /** Relative to the CMS's base URL. */
  path: string;
  /** JSON, or a form with files. */
  body?: string | FormData;
  /** The editor's access token; absent for a visitor. */
  accessToken?: string;
}

interface Parts {
  operationName: string;
  variables: unknown;
  query?: string | undefined;
  sha256Hash?: string | undefined;
}

const ENDPOINT = '/index.php?graphql';

function extensionsOf(sha256Hash: string | undefined) {
  return sha256Hash && { persistedQuery: { version: 1, sha256Hash } };
}

/** Encoded for a URL, without escaping what a query may contain: documents are full of colons and dollar signs. */
function encoded(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replaceAll(/%(?:24|2C|3A|40)/g, decodeURIComponent);
}

/** `&name=value` pairs as WPGraphQL reads them, without empty ones. */
function searchOf({ operationName, variables, query, sha256Hash }: Parts): string {
  const extensions = extensionsOf(sha256Hash);
  const pairs = {
    operationName,
    variables: Object.keys(variables ?? {}).length > 0 ? JSON.stringify(variables) : undefined,
    extensions: extensions ? JSON.stringify(extensions) : undefined,
    query,
  };
  return Object.entries(pairs)
    .flatMap(([name, value]) => (value ? [`&${name}=${encoded(value)}`] : []))
    .join('');
}

/** A request by GET if configured and short enough, so that a cache in front of the CMS can respond. */
export function cmsRequest(method: 'GET' | 'POST', parts: Parts): CmsRequest & { body?: string } {
  const operation = parts.operationName;
  const path = ENDPOINT + (method === 'GET' ? searchOf(parts) : '');
  if (method === 'GET' && path.length <= limits.url) return { operation, method, path };
  const { operationName, variables, query } = parts;
  const extensions = extensionsOf(parts.sha256Hash) || undefined;
  return {
    operation,
    method: 'POST',
    path: ENDPOINT,
    body: JSON.stringify({ operationName, variables, query, extensions }),
  };
}
