import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../client-address.ts';

const LOOPBACK = /^(?:127\.|::1$)/;

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Whether the one who asks runs this site: by the token, or from this very machine and not through a
 * proxy on it, which would make all visitors local.
 * @param token empty when none is set
 */
export function isOperator(
  req: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string,
  trustedProxies: number,
): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '') ?? [];
  if (token !== '' && given !== undefined && timingSafeEqual(hashed(given), hashed(token))) return true;
  const isForwarded = req.headers['x-forwarded-for'] !== undefined || req.headers.forwarded !== undefined;
  return !isForwarded && LOOPBACK.test(clientAddress(req, trustedProxies));
}
