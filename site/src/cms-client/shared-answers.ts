import type { CmsClient } from './cms-client.ts';
import type { CmsAnswer } from './envelope.ts';
import type { TadaDocumentNode } from './graphql.ts';

/** An answer that several pages use, with its tags. */
export interface SharedAnswer<Data> extends CmsAnswer<Data> {
  tags: string[];
  /** Milliseconds since the query was sent. */
  ageMs: number;
}

/** Queries that are the same for every page. */
export interface SharedAnswers {
  /** Sends a query, unless the same one is in flight or its last answer is only seconds old. @throws CmsError */
  ask<Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<SharedAnswer<Result>>;
  /** Sends every query anew from now on, because something has changed. */
  clear(): void;
}

interface Entry {
  askedAt: number;
  answer: Promise<CmsAnswer<unknown> & { tags: string[] }>;
}

/** Maximum number of shared queries; others are not stored. */
const MAX_ENTRIES = 20;

/**
 * Shares answers between pages, such as the menus, which would otherwise be queried for each of them. No page's
 * deadline aborts a shared query, because others wait for it too. Failures and partial answers are not stored.
 * @param forMs how long an answer is shared, counted from when the query was sent
 */
export function createSharedAnswers(
  { queryPublic }: Pick<CmsClient, 'queryPublic'>,
  forMs: number,
  now: () => number = () => performance.now(),
): SharedAnswers {
  const entries = new Map<object, Map<string, Entry>>();
  let size = 0;

  function clear(): void {
    entries.clear();
    size = 0;
  }

  function forget(document: object, key: string, entry: Entry): void {
    const ofDocument = entries.get(document);
    if (ofDocument?.get(key) !== entry) return;
    ofDocument.delete(key);
    size -= 1;
  }

  function start<Result, Variables>(document: TadaDocumentNode<Result, Variables>, variables: Variables): Entry {
    if (size >= MAX_ENTRIES) clear();
    const key = JSON.stringify(variables);
    const entry: Entry = { askedAt: now(), answer: queryPublic(document, variables) };
    const ofDocument = entries.get(document) ?? new Map<string, Entry>();
    if (!ofDocument.has(key)) size += 1;
    entries.set(document, ofDocument.set(key, entry));
    entry.answer.then(
      ({ errors }) => errors.length > 0 && forget(document, key, entry),
      () => forget(document, key, entry),
    );
    return entry;
  }

  return {
    async ask<Result, Variables>(document: TadaDocumentNode<Result, Variables>, variables: Variables) {
      const known = entries.get(document)?.get(JSON.stringify(variables));
      const entry = known && now() - known.askedAt < forMs ? known : start(document, variables);
      const answer = await entry.answer;
      // An entry is stored under its document, so its data has that document's type.
      return { ...answer, data: answer.data as Result, ageMs: now() - entry.askedAt };
    },
    clear,
  };
}
