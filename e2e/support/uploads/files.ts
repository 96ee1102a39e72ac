import { createHash, randomBytes } from 'node:crypto';

/** A visitor's file, which no other visitor has. */
export interface VisitorFile {
  name: string;
  bytes: Buffer<ArrayBuffer>;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** Bytes of files in turn: most are small, as scans and photographs of a phone go some are not. */
const SIZES = [900, 40_000, 180_000, 5_000, 600_000, 20_000, 1_500_000];

/** One to three files for a visitor. @param number of the visitor */
export function filesOf(number: number): VisitorFile[] {
  return Array.from({ length: 1 + (number % 3) }, (_none, at) => {
    return visitorFile(`photo ${number}-${at}.jpg`, SIZES[(number + at) % SIZES.length] ?? 900);
  });
}

/** A file of random bytes. @param size in bytes */
export function visitorFile(name: string, size: number): VisitorFile {
  const bytes = randomBytes(size);
  return { name, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
}
