import type { Readable } from 'node:stream';

/** Drops an unused body. Aborting it raises an error on the stream, which must not crash the process. */
export function discard(body: Readable): void {
  body.on('error', () => {}).destroy();
}
