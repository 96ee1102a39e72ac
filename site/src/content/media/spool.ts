import { access, open } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** What each reader holds in memory, at most twice; hundreds may read slowly at the same time. */
const CHUNK_BYTES = 16 * 1024;

/** A stream that requests one chunk at a time. */
export function unbuffered(chunks: AsyncIterable<Buffer>): Readable {
  return Readable.from(chunks, { objectMode: false, highWaterMark: CHUNK_BYTES });
}

/** A part of a file, both ends inclusive; `last` may be beyond the end. */
export interface ByteRange {
  first: number;
  last: number;
}

/** The disk failed, not the source: full, read-only, no permission, or the file was deleted. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

function storageError(cause: unknown): never {
  throw new StorageError('the file could not be stored or read', { cause });
}

/** A file that is read while it is being written, by each reader at its own pace. */
export interface Spool {
  readonly file: string;
  readonly isRunning: boolean;
  /** Resolves when all of it is on disk. @throws StorageError, or the source's error */
  readonly done: Promise<void>;
  /** The path of the complete file, to open it by name. @throws as `done` does */
  complete(): Promise<string>;
  /** Reads to the end of the file. Holds one chunk in memory, however slow the reader is. @throws as `done` does */
  read(range: ByteRange): AsyncGenerator<Buffer>;
  /** Stops writing and closes the source. */
  abort(): void;
}

/**
 * Writes a stream to a new file.
 * @throws StorageError when the file cannot be created; the source is untouched then.
 */
export async function createSpool(file: string, source: Readable): Promise<Spool> {
  const writer = await open(file, 'wx', 0o600).catch(storageError);
  // Given up with its last byte: a spool lives as long as its file, and a response holds the buffers of its connection.
  let incoming: Readable | undefined = source;
  let change = Promise.withResolvers<void>();

  function announce(): void {
    change.resolve();
    change = Promise.withResolvers<void>();
  }

  async function write(from: Readable): Promise<void> {
    try {
      for await (const chunk of from) {
        await writer.writeFile(chunk).catch(storageError);
        announce();
      }
    } finally {
      incoming = undefined;
      from.destroy();
      await writer.close().catch(storageError).finally(announce);
    }
  }

  const done = write(source);
  // Readers see the error; without any, it must not crash the process.
  done.catch(() => undefined);

  return {
    file,
    get isRunning() {
      return incoming !== undefined;
    },
    done,
    async complete() {
      await done;
      await access(file).catch(storageError);
      return file;
    },
    async *read({ first, last }) {
      const reader = await open(file, 'r').catch(storageError);
      try {
        for (let at = first; at <= last; ) {
          // Both are read before the file, so that nothing written in between is missed.
          const wasRunning = incoming !== undefined;
          const changed = change.promise;
          const wanted = Math.min(CHUNK_BYTES, last - at + 1);
          const chunk = await reader.read(Buffer.allocUnsafe(wanted), 0, wanted, at).catch(storageError);
          at += chunk.bytesRead;
          if (chunk.bytesRead > 0) yield chunk.buffer.subarray(0, chunk.bytesRead);
          else if (wasRunning) await changed;
          else return await done;
        }
      } finally {
        await reader.close();
      }
    },
    abort: () => void incoming?.destroy(new Error('no reader is waiting for the file')),
  };
}
