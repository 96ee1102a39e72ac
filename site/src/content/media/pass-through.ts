import type { Readable } from 'node:stream';
import type { FetchUpload, UploadFacts } from '../../cms-client/fetch-upload.ts';
import { limits } from '../../cms-client/limits.ts';
import type { Gate } from './gate.ts';
import { type ByteRange, unbuffered } from './spool.ts';

export const WHOLE: ByteRange = { first: 0, last: Number.MAX_SAFE_INTEGER };

/** A file that can be read: from disk, even while it is still arriving, or straight from the CMS. */
export interface OpenUpload extends UploadFacts {
  /** The file on disk, complete; undefined when it could not be stored. @throws CmsError */
  file(): Promise<string | undefined>;
  /** Streams its bytes at the reader's pace. */
  read(range?: ByteRange): Readable;
  /** Must be called when nothing more is read. An unfinished download ends when all readers have closed. */
  close(): void;
}

async function* within(source: AsyncIterable<Buffer>, { first, last }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of source) {
    const part = chunk.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at));
    at += chunk.length;
    if (part.length > 0) yield part;
    if (at > last) return;
  }
}

/** Streams a file straight from the CMS to one reader, on a connection of its own. */
export async function* passThrough(
  fetch: FetchUpload,
  gate: Gate,
  path: string,
  range: ByteRange,
): AsyncGenerator<Buffer> {
  const leave = await gate.enter();
  try {
    const upload = await fetch(path, { signal: AbortSignal.timeout(limits.uploadTotal) });
    if (upload?.body) yield* within(upload.body, range);
  } finally {
    leave();
  }
}

/** A file without a copy on disk. */
export function passedThrough(fetch: FetchUpload, gate: Gate, path: string, facts: UploadFacts): OpenUpload {
  return {
    ...facts,
    file: async () => undefined,
    read: (range = WHOLE) => unbuffered(passThrough(fetch, gate, path, range)),
    close: () => undefined,
  };
}
