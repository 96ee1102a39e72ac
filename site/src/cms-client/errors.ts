/** One entry of a GraphQL answer's `errors`. */
export interface CmsErrorEntry {
  message: string;
  code: string | undefined;
}

/** Anything that keeps the CMS from answering a question. It never means that something does not exist. */
export abstract class CmsError extends Error {
  /** Whether asking the same once more could help. */
  abstract readonly isRetryable: boolean;
  readonly operation: string;

  constructor(operation: string, message: string, options?: ErrorOptions) {
    super(`${operation}: ${message}`, options);
    this.operation = operation;
  }
}

/** The connection failed, timed out, or the breaker is open and nothing was sent. */
export class CmsUnreachableError extends CmsError {
  override readonly name = 'CmsUnreachableError';
  override readonly isRetryable = true;
}

/** A submission went out and no answer came: nobody knows whether the CMS acted on it. */
export class CmsUnansweredError extends CmsError {
  override readonly name = 'CmsUnansweredError';
  override readonly isRetryable = false;
}

/** The CMS answered with another status than 200. */
export class CmsHttpError extends CmsError {
  override readonly name = 'CmsHttpError';
  readonly status: number;

  constructor(operation: string, status: number) {
    super(operation, `the CMS answered ${status}`);
    this.status = status;
  }

  override get isRetryable(): boolean {
    return this.status >= 500 || this.status === 429;
  }
}

/** The CMS answered 200, but not with what GraphQL over HTTP promises: type, size, JSON or envelope. */
export class CmsResponseError extends CmsError {
  override readonly name = 'CmsResponseError';
  override readonly isRetryable = true;
}

/** The CMS understood and refused, or could not resolve what the page is about. */
export class CmsQueryError extends CmsError {
  override readonly name = 'CmsQueryError';
  override readonly isRetryable = false;
  readonly errors: readonly CmsErrorEntry[];

  constructor(operation: string, errors: readonly CmsErrorEntry[]) {
    super(operation, errors[0]?.message ?? 'the answer holds no data');
    this.errors = errors;
  }
}

/** Of a submission that failed: whether it never left. Anything else may have reached the CMS. */
export function wasNotSent(error: CmsError): boolean {
  return error.name === 'CmsUnreachableError';
}

/**
 * Whether an error came from here. The server and the built pages each load this file, so the same
 * class exists twice in a process and `instanceof` would miss half of them.
 */
export function isCmsError(error: unknown): error is CmsError {
  return error instanceof Error && 'operation' in error && 'isRetryable' in error;
}
