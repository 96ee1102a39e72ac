import { type DocumentNode, print } from 'graphql';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import type { CmsAnswer } from '../../cms-client/envelope.ts';
import type { TadaDocumentNode } from '../../cms-client/graphql.ts';
import { sha256 } from '../../cms-client/persisted-query.ts';

/** What the CMS answered, by question. */
export type AnswerRecord = Record<string, CmsAnswer<unknown>>;

/** Thrown when a copy lacks what the page asks for: the site has learned new questions since it was taken. */
export class OldCopyError extends Error {
  override readonly name = 'OldCopyError';
}

/** A page asks each question once, so that its text alone tells it from the others. */
function keyOf(document: DocumentNode): string {
  return sha256(print(document));
}

/** Asks on, and writes down what was answered. */
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

/** Answers from a record, without asking the CMS. The asking function rejects with OldCopyError for a new question. */
export function replayAnswers(answers: AnswerRecord): QueryCms {
  return async <Result, Variables>(document: TadaDocumentNode<Result, Variables>) => {
    const answer = answers[keyOf(document)];
    if (!answer) throw new OldCopyError('The copy of the draft is older than this version of the site.');
    // Written down when the same question was asked.
    return answer as CmsAnswer<Result>;
  };
}
