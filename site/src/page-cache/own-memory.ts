/**
 * The same bytes in memory of their own, for what is kept. Node cuts small buffers out of blocks of 64 KB, and a block
 * stays as long as any part of it: a compressed page of 6 KB kept ten times its size.
 */
export function withOwnMemory(bytes: Buffer): Buffer {
  // Little would be won where most of the memory belongs to these bytes.
  if (bytes.buffer.byteLength < 2 * bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
