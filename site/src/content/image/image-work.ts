import { buffer } from 'node:stream/consumers';
import { BusyError } from '../media/gate.ts';
import type { UploadStore } from '../media/upload-store.ts';
import type { ImageRequest } from './image-request.ts';
import { openForSizes } from './resize-image.ts';

interface ImageWorkOptions {
  store: UploadStore;
  /** How many pictures are worked on at a time. */
  atOnce: number;
  /** How many sizes may wait; the next one is refused. */
  maxWaiting: number;
  /** Milliseconds that a size waits at most. */
  patience: number;
}

interface Job {
  request: ImageRequest;
  resolve: (bytes: Buffer | undefined) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
  isOver: boolean;
}

/** Makes one size. @returns undefined when there is no such picture. @throws BusyError, CmsError or ImageFormatError */
export type MakeSize = (request: ImageRequest) => Promise<Buffer | undefined>;

/**
 * Lines image work up by picture: sizes of one picture that wait together are made of one file and
 * one decoding. The line is bounded before anything is read into memory.
 */
export function createImageWork({ store, atOnce, maxWaiting, patience }: ImageWorkOptions): MakeSize {
  const waiting = new Map<string, Job[]>();
  let working = 0;
  let lineLength = 0;

  function end(job: Job, settle: () => void): void {
    if (job.isOver) return;
    job.isOver = true;
    clearTimeout(job.timer);
    lineLength -= 1;
    settle();
  }

  async function makeSizes(path: string, jobs: readonly Job[]): Promise<void> {
    const upload = await store.open(path);
    if (!upload) {
      for (const job of jobs) end(job, () => job.resolve(undefined));
      return;
    }
    try {
      const input = (await upload.file()) ?? (await buffer(upload.read()));
      const resize = await openForSizes(
        input,
        jobs.map(({ request }) => request),
      );
      for (const job of jobs) {
        if (job.isOver) continue;
        const bytes = await resize(job.request);
        end(job, () => job.resolve(bytes));
      }
    } finally {
      upload.close();
    }
  }

  async function workOn(path: string, jobs: readonly Job[]): Promise<void> {
    working += 1;
    try {
      await makeSizes(path, jobs);
    } catch (error) {
      for (const job of jobs) end(job, () => job.reject(error));
    } finally {
      working -= 1;
      next();
    }
  }

  function next(): void {
    for (const [path, all] of waiting) {
      if (working >= atOnce) return;
      waiting.delete(path);
      const jobs = all.filter(({ isOver }) => !isOver);
      if (jobs.length > 0) void workOn(path, jobs);
    }
  }

  return (request) =>
    new Promise((resolve, reject) => {
      if (lineLength >= maxWaiting) throw new BusyError('too many pictures are waiting to be resized');
      lineLength += 1;
      const timeout = () => end(job, () => reject(new BusyError('the picture waited too long to be resized')));
      const job: Job = { request, resolve, reject, timer: setTimeout(timeout, patience), isOver: false };
      waiting.set(request.path, [...(waiting.get(request.path) ?? []), job]);
      next();
    });
}
