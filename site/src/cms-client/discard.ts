import type { Readable } from 'node:stream';

/** Drops a body that nobody will read. Breaking off counts as an error of the stream, which must not end the process. */
export function discard(body: Readable): void {
  body.on('error', () => {}).destroy();
}
