import { createHmac, timingSafeEqual } from 'node:crypto';

const LENGTH = 32;

function signature(key: Buffer, bytes: Buffer): Buffer {
  return createHmac('sha256', key).update(bytes).digest();
}

/** Bytes behind their signature, so that others who can write to Redis cannot make up a page. */
export function signValue(key: Buffer, bytes: Buffer): Buffer {
  return Buffer.concat([signature(key, bytes), bytes]);
}

/** @returns the bytes; undefined when no instance of this site signed them */
export function readSignedValue(key: Buffer, value: Buffer): Buffer | undefined {
  if (value.length < LENGTH) return undefined;
  const bytes = value.subarray(LENGTH);
  return timingSafeEqual(value.subarray(0, LENGTH), signature(key, bytes)) ? bytes : undefined;
}
