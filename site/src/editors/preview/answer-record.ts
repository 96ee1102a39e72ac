import { type DocumentNode, print } from 'graphql/language/index.js';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import type { CmsResponse } from '../../cms-client/envelope.ts';
import type { TadaDocumentNode } from '../../cms-client/graphql.ts';
import { sha256 } from '../../cms-client/persisted-query.ts';

/** The CMS's answers by query. */
export type AnswerRecord = Record<string, CmsResponse<unknown>>;

/** Thrown when a copy lacks an answer, because the site sends other queries than when the copy was taken. */
export class OldCopyError extends Error {
  override readonly name = 'OldCopyError';
}

/** A page sends each query once, so its text identifies it. */
function keyOf(document: DocumentNode): string {
  return sha256(print(document));
}

/** Forwards queries and records their answers. */
export function recordAnswers(ask: QueryCms): { ask: QueryCms; answers: AnswerRecord } {
  const answers: AnswerRecord = {};
  return {
    answers,
    async ask(document, variables) {
      const answer = await ask(document, variables);
      answers[keyOf(document)] = { data: answer.data, errors: answer.errors };
      return answer;
    },
  };
}

/** Answers queries from a record, without the CMS. Rejects with OldCopyError for an unknown query. */
export function replayAnswers(answers: AnswerRecord): QueryCms {
  return async <Result, Variables>(document: TadaDocumentNode<Result, Variables>) => {
    const answer = answers[keyOf(document)];
    if (!answer) throw new OldCopyError('The copy of the draft is older than this version of the site.');
    // Recorded for the same query.
    return answer as CmsResponse<Result>;
  };
}
