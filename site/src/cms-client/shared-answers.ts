import type { CmsClient } from './cms-client.ts';
import type { CmsAnswer } from './envelope.ts';
import type { TadaDocumentNode } from './graphql.ts';

/** An answer that several pages use, with the nodes that it touched. */
export interface SharedAnswer<Data> extends CmsAnswer<Data> {
  tags: string[];
  /** Milliseconds since it was asked for. */
  ageMs: number;
}

/** Questions that every page asks alike. */
export interface SharedAnswers {
  /** Asks, unless somebody asks the same just now or the last answer is some seconds old at most. @throws CmsError */
  ask<Result, Variables>(
    document: TadaDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<SharedAnswer<Result>>;
  /** From now on every question is asked anew: something has changed. */
  clear(): void;
}

interface Entry {
  askedAt: number;
  answer: Promise<CmsAnswer<unknown> & { tags: string[] }>;
}

/** More different questions than pages share; the rest is not remembered. */
const MOST_ENTRIES = 20;

/**
 * Shares answers between pages, such as menus, which would otherwise be asked for with each of them. No page's
 * deadline ends a shared question, because others wait for it too. Failures and partial answers are not remembered.
 * @param forMs how long an answer is good, from the moment it was asked for
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
    if (size >= MOST_ENTRIES) clear();
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
      // The entry of a document holds what that document's type says.
      return { ...answer, data: answer.data as Result, ageMs: now() - entry.askedAt };
    },
    clear,
  };
}
