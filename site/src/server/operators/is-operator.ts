import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Whether a request carries the operators' token. The client's network address decides nothing: behind a
 * proxy on the same machine every visitor seems to be local.
 * @param token `METRICS_TOKEN`; empty when none is set, and then no request is an operator's
 */
export function isOperator({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  return token !== '' && given !== undefined && timingSafeEqual(hashed(given), hashed(token));
}
