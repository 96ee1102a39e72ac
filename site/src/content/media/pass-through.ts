import type { Readable } from 'node:stream';
import type { FetchUpload, UploadFacts } from '../../cms-client/fetch-upload.ts';
import { limits } from '../../cms-client/limits.ts';
import type { Gate } from './gate.ts';
import { type ByteRange, unbuffered } from './spool.ts';

export const WHOLE: ByteRange = { first: 0, last: Number.MAX_SAFE_INTEGER };

/** A file that can be read: from disk while it still arrives, or straight from the CMS. */
export interface OpenUpload extends UploadFacts {
  /** The file on disk, complete; undefined when it could not be stored. @throws CmsError */
  file(): Promise<string | undefined>;
  /** Its bytes at the reader's pace. */
  read(range?: ByteRange): Readable;
  /** To be called once nothing more is read. When all have left, an unfinished download ends. */
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

/** Reads a file straight from the CMS, for one reader, who keeps a connection to it for as long as that takes. */
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

/** A file that has no copy on disk. */
export function passedThrough(fetch: FetchUpload, gate: Gate, path: string, facts: UploadFacts): OpenUpload {
  return {
    ...facts,
    file: async () => undefined,
    read: (range = WHOLE) => unbuffered(passThrough(fetch, gate, path, range)),
    close: () => undefined,
  };
}
