import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Whether a request has the operators' token. The client's IP address grants no access, because behind a
 * proxy on the same machine every visitor appears to be local.
 * @param token `METRICS_TOKEN`; if it is empty, no request is an operator's
 */
export function isOperator({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return token !== '' && given !== undefined && timingSafeEqual(hashed(given), hashed(token));
}
