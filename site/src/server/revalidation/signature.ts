import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which the clocks of site and CMS may differ. */
export const TIMESTAMP_TOLERANCE = 300;

/** What a message claims about itself. */
export interface Claim {
  /** Epoch seconds, as sent. */
  timestamp: string | undefined;
  /** HMAC-SHA256 over `{timestamp}.{body}` in hexadecimal, as sent. */
  signature: string | undefined;
}

/** Whether a message says that it was signed just now. Cheap, so that it comes before the body is read. */
export function isRecent({ timestamp }: Claim, nowSeconds: number): boolean {
  return /^\d{1,12}$/.test(timestamp ?? '') && Math.abs(nowSeconds - Number(timestamp)) <= TIMESTAMP_TOLERANCE;
}

/** Whether somebody who knows the secret signed this body. Without a secret nobody can have. */
export function isSigned(secret: string, { timestamp, signature }: Claim, body: Buffer): boolean {
  if (secret === '' || !/^[\da-f]{64}$/i.test(signature ?? '')) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature ?? '', 'hex'));
}
