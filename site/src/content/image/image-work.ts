import { buffer } from 'node:stream/consumers';
import { BusyError } from '../media/gate.ts';
import type { UploadStore } from '../media/upload-store.ts';
import type { ImageRequest } from './image-request.ts';
import { openForSizes } from './resize-image.ts';

interface ImageWorkOptions {
  store: Pick<UploadStore, 'open'>;
  /** How many images are processed at the same time. */
  atOnce: number;
  /** How many sizes may wait; further ones are rejected. */
  maxWaiting: number;
  /** Maximum milliseconds in the queue. */
  maxWaitMs: number;
}

interface Job {
  request: ImageRequest;
  resolve: (bytes: Buffer | undefined) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
  isOver: boolean;
}

/** Makes one size. @returns undefined when there is no such image. @throws BusyError, CmsError or ImageFormatError */
export type MakeSize = (request: ImageRequest) => Promise<Buffer | undefined>;

/**
 * Queues image work by image: waiting sizes of the same image are made from one file and one
 * decoding. The queue is bounded before anything is read into memory.
 */
export function createImageWork({ store, atOnce, maxWaiting, maxWaitMs }: ImageWorkOptions): MakeSize {
  const waiting = new Map<string, Job[]>();
  let working = 0;
  let queueLength = 0;

  function end(job: Job, settle: () => void): void {
    if (job.isOver) return;
    job.isOver = true;
    clearTimeout(job.timer);
    queueLength -= 1;
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
      if (queueLength >= maxWaiting) throw new BusyError('too many images are waiting to be resized');
      queueLength += 1;
      const timeout = () => end(job, () => reject(new BusyError('the image waited too long to be resized')));
      const job: Job = { request, resolve, reject, timer: setTimeout(timeout, maxWaitMs), isOver: false };
      waiting.set(request.path, [...(waiting.get(request.path) ?? []), job]);
      next();
    });
}
