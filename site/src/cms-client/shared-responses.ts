import type { CmsClient } from './cms-client.ts';
import type { CmsResponse } from './envelope.ts';
import { isCmsError } from './errors.ts';
import type { TadaDocumentNode } from './graphql.ts';

/** A response that several pages use, with its tags. */
export interface SharedResponse<Data> extends CmsResponse<Data> {
  tags: string[];
  /** Milliseconds since the query was sent. */
  ageMs: number;
  /** Whether the CMS fails, and said this before. */
  isOld: boolean;
}

/** Queries that are the same for every page. */
export interface SharedResponses {
  /**
   * Sends a query, unless the same one is in flight or its last response is only seconds old. While the CMS fails, the
   * last good response counts, however old.
   * @throws CmsError when there is none
   */
  query<Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<SharedResponse<Result>>;
  /** Sends every query anew from now on, because something has changed. */
  clear(): void;
}

interface Given {
  sentAt: number;
  response: CmsResponse<unknown> & { tags: string[] };
}

interface Entry {
  sentAt: number;
  response: Promise<Given['response']>;
  /** Whether the next page sends the query anew. */
  isOver: boolean;
  /** The last good response. */
  good: Given | undefined;
}

/** Maximum number of shared queries; others are not stored. */
const MAX_ENTRIES = 20;

/**
 * Shares responses between pages, such as the menus, which would otherwise be queried for each of them. No page's
 * deadline aborts a shared query, because others wait for it too. Failures and partial responses are not shared.
 * @param forMs how long a response is shared, counted from when the query was sent
 */
export function createSharedResponses(
  { queryPublic }: Pick<CmsClient, 'queryPublic'>,
  forMs: number,
  now: () => number = () => performance.now(),
): SharedResponses {
  const entries = new Map<object, Map<string, Entry>>();
  let size = 0;

  function start<Result, Variables>(document: TadaDocumentNode<Result, Variables>, variables: Variables): Entry {
    const key = JSON.stringify(variables);
    const known = entries.get(document)?.get(key);
    if (!known && size >= MAX_ENTRIES) {
      entries.clear();
      size = 0;
    }
    const entry: Entry = {
      sentAt: now(),
      response: queryPublic(document, variables),
      isOver: false,
      good: known?.good,
    };
    const ofDocument = entries.get(document) ?? new Map<string, Entry>();
    if (!known) size += 1;
    entries.set(document, ofDocument.set(key, entry));
    entry.response.then(
      (response) => {
        if (response.errors.length > 0) entry.isOver = true;
        else entry.good = { sentAt: entry.sentAt, response };
      },
      () => {
        entry.isOver = true;
      },
    );
    return entry;
  }

  return {
    async query<Result, Variables>(document: TadaDocumentNode<Result, Variables>, variables: Variables) {
      const known = entries.get(document)?.get(JSON.stringify(variables));
      const entry = known && !known.isOver && now() - known.sentAt < forMs ? known : start(document, variables);
      const { sentAt, response, isOld } = await entry.response.then(
        (response) => ({ sentAt: entry.sentAt, response, isOld: false }),
        (error: unknown) => {
          if (entry.good && isCmsError(error)) return { ...entry.good, isOld: true };
          throw error;
        },
      );
      // An entry is stored under its document, so its data has that document's type.
      return { ...response, data: response.data as Result, ageMs: now() - sentAt, isOld };
    },
    clear() {
      for (const ofDocument of entries.values()) for (const entry of ofDocument.values()) entry.isOver = true;
    },
  };
}
