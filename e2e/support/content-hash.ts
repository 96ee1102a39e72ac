import { createHash } from 'node:crypto';

/** What differs between two renderings of the same content: tokens of forms. */
const TOKEN = /\b1\.\d+\.[\da-f]{16}\.\w+\.\w+\.[\w-]{43}/g;

/**
 * A hash of a page's content, the same for each rendering of it, by whichever instance.
 * @param siteUrl what the page calls its own site
 */
export function contentHash(body: string, siteUrl: string): string {
  const content = body.replaceAll(siteUrl, '').replace(TOKEN, '');
  return createHash('sha1').update(content).digest('base64url');
}
