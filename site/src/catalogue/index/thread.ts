import { setPriority } from 'node:os';
import { join } from 'node:path';
import { platform } from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { synonyms } from '@headwater/brand/synonyms.ts';
import { configuredClient } from '../../cms-client/configured-client.ts';
import { setCmsPlaces } from '../../config/cms-places.ts';
import { respondToMessage } from '../import/respond-to-message.ts';
import { tablesOf } from '../tables/tables-of.ts';
import { catalogueFiles } from './catalogue-files.ts';
import { openEmptySearches } from './empty-searches.ts';
import { keepCurrent } from './keep-current.ts';
import type { CatalogueMethods, CatalogueRequest, ThreadData, ThreadMessage } from './messages.ts';
import { catalogueMethods } from './methods.ts';
import { synonymFinder } from './queries/fts-query.ts';

/** The thread that builds and queries the index: `DatabaseSync` blocks, and pages must not wait for it. */

// On Linux a thread has a priority of its own: pages come first. Elsewhere it would be that of the whole site.
if (platform === 'linux') setPriority(5);

// Only `open-catalogue.ts` starts it.
const RETRY_MS = 2_000;
const { folder, identity, places, pollMs } = workerData as ThreadData;
if (!parentPort) throw new Error('This file is a thread.');
const port = parentPort;
const send = (message: ThreadMessage) => port.postMessage(message);

const client = configuredClient((message) => send({ kind: 'warning', message }));
const files = catalogueFiles(folder, identity);
const current = keepCurrent({
  files,
  query: client.queryInBackground,
  readTables: tablesOf,
  onChange: () => send({ kind: 'changed' }),
  log: (level, message, details = {}) => {
    const { err, ...rest } = details;
    send({ kind: 'log', level, message, details: { ...rest, ...(err instanceof Error && { reason: err.message }) } });
  },
});

/** Opened when a search is first empty. While the disk fails, words are not recorded. */
let searches: ReturnType<typeof openEmptySearches> | undefined;

function recordEmpty(term: string): void {
  try {
    searches ??= openEmptySearches(join(folder, 'searches.sqlite'));
    searches.record(term, Date.now());
  } catch {
    searches = undefined;
  }
}

const methods: CatalogueMethods = {
  ...catalogueMethods(current, files, { synonymsOf: synonymFinder(synonyms) }),
  recordEmpty,
  figures: (message) => respondToMessage(message, client.queryPublic),
  async rebuild(now) {
    setCmsPlaces(now);
    await current.build();
  },
};

async function respond({ id, method, values }: CatalogueRequest): Promise<void> {
  try {
    // The other side is typed by the same interface.
    const call = methods[method] as (...values: readonly unknown[]) => unknown;
    send({ kind: 'result', id, value: await call(...values) });
  } catch (error) {
    send({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) });
  }
}

setCmsPlaces(places);
port.on('message', (request: CatalogueRequest) => void respond(request));

/** Queries the CMS again from time to time; soon and at growing pauses while it has not let an index be built. */
async function keepUp(check: () => Promise<void>, pauseMs: number): Promise<void> {
  await check();
  const isBuilt = current.file() !== undefined;
  setTimeout(
    () => void keepUp(current.poll, isBuilt ? RETRY_MS : Math.min(pauseMs * 2, pollMs)),
    isBuilt ? pollMs : pauseMs,
  );
}

void keepUp(current.start, RETRY_MS);
