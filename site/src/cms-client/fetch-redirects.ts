import { SECRET_HEADER } from '@headwater/contract/http/headers.ts';
import { redirectsPath } from '@headwater/contract/redirects.ts';
import { behindBasicAuth } from './behind-basic-auth.ts';
import { discard } from './discard.ts';
import { CmsHttpError, CmsUnreachableError } from './errors.ts';
import { limits } from './limits.ts';
import { Pool } from './undici.ts';

/** Of 100,000 rules; they are parsed at once, when they have changed. */
const LARGEST = 32 * 1024 * 1024;

/**
 * Prepares requests for the CMS's redirects, on a connection of their own.
 * @returns a function that resolves with the body of the response; undefined without a secret, or for a CMS without the plugin
 */
export function createRedirectsFetcher(url: string, secret: string): (hash: string) => Promise<string | undefined> {
  const operation = 'FetchRedirects';
  const base = new URL(url);
  const connect = { timeout: limits.connect };
  const pool = behindBasicAuth(new Pool(base.origin, { connections: 1, connect }), base);

  async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.length;
      if (size > LARGEST) throw new Error(`the redirects are larger than ${LARGEST} bytes`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }

  return async (hash) => {
    if (!secret) return undefined;
    try {
      const { statusCode, body } = await pool.request({
        method: 'POST',
        path: `${base.pathname.replace(/\/$/, '')}/?rest_route=${redirectsPath}`,
        headers: { accept: 'application/json', 'content-type': 'application/json', [SECRET_HEADER]: secret },
        body: JSON.stringify({ hash }),
        headersTimeout: limits.total,
        bodyTimeout: limits.total,
        signal: AbortSignal.timeout(limits.uploadTotal),
      });
      if (statusCode === 200) return await textOf(body);
      discard(body);
      // A WordPress without the plugin has no such route.
      if (statusCode === 404) return undefined;
      throw new CmsHttpError(operation, statusCode);
    } catch (cause) {
      if (cause instanceof CmsHttpError) throw cause;
      throw new CmsUnreachableError(operation, 'the CMS did not send its redirects', { cause });
    }
  };
}
