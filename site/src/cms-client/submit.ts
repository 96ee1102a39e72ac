import type { CmsAnswer } from './envelope.ts';
import type { TadaDocumentNode } from './graphql.ts';
import type { SentFile } from './multipart-request.ts';
import type { RestAnswer, RestKeys, RestSubmission } from './rest-submission.ts';
import type { SubmissionOptions } from './submissions.ts';

export interface SubmitOptions extends SubmissionOptions {
  files?: readonly SentFile[];
}

/** Sends a visitor's form, and waits a minute or more for the answer: see `submissions.ts`. */
export type Submit = <Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  options?: SubmitOptions,
) => Promise<CmsAnswer<Result>>;

/** The same through Gravity Forms' REST API. */
export type SubmitRest = (
  submission: RestSubmission,
  keys: RestKeys,
  options?: SubmissionOptions,
) => Promise<Omit<RestAnswer, 'honorsKeys'>>;
