import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface AccessClaims {
  userId: number;
  /** Epoch seconds. */
  expires: number;
  /** 16 bytes in hex. */
  grantId: string;
}

const version = 1;
const claimBytes = 32;

function sign(key: string, claims: Buffer): Buffer {
  return createHmac('sha256', key).update('access-token:').update(claims).digest();
}

/** An opaque token of 88 characters: claims and salt in 32 bytes, signed with 32 more, in base64. */
export function writeAccessToken({ userId, expires, grantId }: AccessClaims, key: string): string {
  const claims = Buffer.concat([
    Buffer.from([version]),
    uint(userId, 4),
    uint(expires, 5),
    Buffer.from(grantId, 'hex'),
    randomBytes(6),
  ]);
  return Buffer.concat([claims, sign(key, claims)]).toString('base64');
}

/** The claims of a token; undefined for one that was not signed with this key or has expired. */
export function readAccessToken(token: string, key: string, nowSeconds: number): AccessClaims | undefined {
  const bytes = Buffer.from(token, 'base64');
  // Base64 decoders accept many spellings of the same bytes; re-encoding rejects all but one.
  if (bytes.length !== claimBytes * 2 || bytes.toString('base64') !== token) return undefined;
  const claims = bytes.subarray(0, claimBytes);
  if (!timingSafeEqual(sign(key, claims), bytes.subarray(claimBytes)) || claims[0] !== version) return undefined;
  const expires = claims.readUIntBE(5, 5);
  if (expires <= nowSeconds) return undefined;
  return { userId: claims.readUInt32BE(1), expires, grantId: claims.subarray(10, 26).toString('hex') };
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}
