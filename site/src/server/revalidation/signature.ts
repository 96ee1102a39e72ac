import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference between the clocks of site and CMS, in seconds. */
export const TIMESTAMP_TOLERANCE = 300;

/** The signature headers of a message. */
export interface Claim {
  /** Epoch seconds, as sent. */
  timestamp: string | undefined;
  /** HMAC-SHA256 over `{timestamp}.{body}` in hexadecimal, as sent. */
  signature: string | undefined;
}

/** Whether a message claims to be signed recently. Cheap, so it is checked before the body is read. */
export function isRecent({ timestamp }: Claim, nowSeconds: number): boolean {
  return /^\d{1,12}$/.test(timestamp ?? '') && Math.abs(nowSeconds - Number(timestamp)) <= TIMESTAMP_TOLERANCE;
}

/** Whether the body was signed with the secret. Always false without a secret. */
export function isSigned(secret: string, { timestamp, signature }: Claim, body: Buffer): boolean {
  if (secret === '' || !/^[\da-f]{64}$/i.test(signature ?? '')) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature ?? '', 'hex'));
}
