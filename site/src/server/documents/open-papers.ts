import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import { createUploadFetcher } from '../../cms-client/fetch-upload.ts';
import { limits } from '../../cms-client/limits.ts';
import { siteLanguage } from '../../documents/languages.ts';
import type { WrittenPaper } from '../../documents/paper.ts';
import { openShelf, type PaperShelf } from '../../documents/shelf.ts';
import { sendText } from '../http/send.ts';
import { repeatCheck } from '../start/repeat-check.ts';
import { createPaperSender, type PaperSender } from './send-paper.ts';

/** How often the list is read without a message of the CMS. */
const REFRESH_MS = 600_000;
/** At the first start of all, nothing is served for so long unless the list is read earlier. */
const FIRST_MS = 2_000;
/** The list is read for changes once in this many times the time that it takes. */
const REST = 10;

interface PapersOptions {
  dataFolder: string;
  mostBytes: number;
  query: QueryCms;
  /** See `createUploadFetcher`. */
  uploadsUrls: readonly (() => string)[];
  siteUrl: URL;
  /** How long the CMS's responses may be old after a change. */
  settleMs: number;
  /** Called with what is published when that is not what was known; at the start too. */
  onChange: (papers: WrittenPaper[]) => void;
  warn: (message: string, error: unknown) => void;
}

/** The papers of the site: what pages show of them, and their files. */
export interface Papers {
  /** Undefined on a disk that cannot be written. */
  shelf: PaperShelf | undefined;
  send: PaperSender;
  /** Reads the list soon: something has changed in the CMS. */
  noteChange(): void;
  close(): Promise<void>;
}

/** Resolves with a list that an earlier run has read, or as soon as the first is read. */
export async function openPapers(options: PapersOptions): Promise<Papers> {
  const { dataFolder, uploadsUrls, siteUrl, settleMs, onChange, warn } = options;
  const fetcher = createUploadFetcher(uploadsUrls, limits.paper);
  let shelf: PaperShelf | undefined;
  const showPapers = () => shelf && onChange(shelf.written());
  try {
    const folder = join(dataFolder, 'site', 'documents');
    shelf = openShelf({ ...options, folder, fetch: fetcher.fetch, siteLanguage, onChange: showPapers });
  } catch (error) {
    warn('documents cannot be stored on disk, and have no pages', error);
  }
  if (!shelf) {
    const send: PaperSender = async (_req, res) =>
      sendText(res, 503, 'Temporarily unavailable.', { 'retry-after': '30' });
    return { shelf, send, noteChange: () => undefined, close: () => fetcher.close() };
  }

  const opened = shelf;
  let timer: NodeJS.Timeout | undefined;
  let [tookMs, endedAt] = [0, 0];
  let reading = Promise.resolve(true);
  let stopChecks: (() => void) | undefined;
  let isClosed = false;

  async function read(): Promise<boolean> {
    const startedAt = performance.now();
    const isRead = await opened.refresh();
    endedAt = performance.now();
    tookMs = endedAt - startedAt;
    return isRead;
  }

  /** Reads the list now, soon again when that fails, and from time to time after that. */
  function keepReading(): void {
    stopChecks?.();
    stopChecks = repeatCheck(() => (reading = read()), { afterResponseMs: REFRESH_MS });
  }

  const isKnown = opened.papers() !== undefined;
  if (isKnown) showPapers();
  keepReading();
  if (!isKnown) await Promise.race([reading, pause(FIRST_MS)]);
  return {
    shelf,
    send: createPaperSender({ shelf, siteUrl, siteLanguage }),
    noteChange() {
      timer ??= setTimeout(
        async () => {
          // One under way may have begun before the change.
          await reading;
          timer = undefined;
          if (!isClosed) keepReading();
        },
        Math.max(settleMs, tookMs * REST - (performance.now() - endedAt)),
      ).unref();
    },
    async close() {
      isClosed = true;
      stopChecks?.();
      clearTimeout(timer);
      await fetcher.close();
      opened.close();
    },
  };
}
