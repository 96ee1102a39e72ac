import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { pipeline, type Readable, Transform } from 'node:stream';
import { type ByteRange, createSpool, type Spool, StorageError } from '../content/media/spool.ts';
import { HEAD_BYTES } from './file-type.ts';

/** What a file turned out to be. */
export interface ReceivedBytes {
  sha256: string;
  bytes: number;
  /** Its beginning, which says of what type it is. */
  head: Buffer;
}

/**
 * Writes a stream to a new file, and measures it on the way.
 * @returns when the file can be read; `received` resolves when it is complete, and the file is gone when that rejects
 * @throws StorageError when the file cannot be created
 */
export async function receiveFile(
  body: Readable,
  file: string,
): Promise<{ spool: Spool; received: Promise<ReceivedBytes> }> {
  const hash = createHash('sha256');
  const heads: Buffer[] = [];
  let bytes = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      if (bytes < HEAD_BYTES) heads.push(Buffer.from(chunk.subarray(0, HEAD_BYTES - bytes)));
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  // Registered before the pipeline's own listener, so that readers get this error.
  body.once('error', (error) => measured.destroy(error));
  const spool = await createSpool(
    file,
    pipeline(body, measured, () => {}),
  );
  const received = spool.done.then(
    () => ({ sha256: hash.digest('hex'), bytes, head: Buffer.concat(heads) }),
    async (error: unknown) => {
      await rm(file, { force: true });
      throw error;
    },
  );
  return { spool, received };
}

/** Streams a stored file. One that is dropped meanwhile is read to its end. */
export async function* readFrom(file: string, { first, last }: ByteRange): AsyncGenerator<Buffer> {
  const handle = await open(file, 'r').catch((cause: unknown) => {
    throw new StorageError('a stored paper cannot be read', { cause });
  });
  yield* handle.createReadStream({ start: first, end: last, highWaterMark: 64 * 1024 });
}
