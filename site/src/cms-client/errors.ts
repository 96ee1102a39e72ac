/** One entry of a GraphQL response's `errors`. */
export interface ReportedError {
  message: string;
  code: string | undefined;
  /** Where in the data something is missing because of it. */
  path?: readonly unknown[];
}

/** The code of an error that the site adds for a value which is not what was queried. */
export const WRONG_VALUE = 'HEADWATER_WRONG_VALUE';

/** Anything that prevents a response from the CMS. It never means that something does not exist. */
export abstract class CmsError extends Error {
  /** Whether a retry could help. */
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

/** The page that the query was for ran out of time before the query had the time that a response may take. */
export class PageOverError extends CmsUnreachableError {}

/** Whether the CMS was connected, and took too long for this query. */
export function tookTooLong(error: unknown): boolean {
  const cause = error instanceof CmsUnreachableError ? error.cause : undefined;
  return cause instanceof Error && /^(?:Headers|Body)?TimeoutError$/.test(cause.name);
}

/** What the site keeps of the CMS's content, such as the index, is not read for the first time yet. */
export class NotReadYetError extends CmsUnreachableError {
  constructor(what: string) {
    super(what, 'not read yet');
  }
}

/** A submission was sent and got no response: the CMS may or may not have acted on it. */
export class CmsNoResponseError extends CmsError {
  override readonly name = 'CmsNoResponseError';
  override readonly isRetryable = false;
}

/** The CMS responded with a status other than 200. */
export class CmsHttpError extends CmsError {
  override readonly name = 'CmsHttpError';
  readonly status: number;

  constructor(operation: string, status: number) {
    const advice = status === 401 ? ': behind Basic authentication, put user and password into CMS_URL' : '';
    super(operation, `the CMS responded with ${status}${advice}`);
    this.status = status;
  }

  override get isRetryable(): boolean {
    return this.status >= 500 || this.status === 429;
  }
}

/** The CMS responded with 200, but the type, size, JSON or envelope is not GraphQL over HTTP. */
export class CmsResponseError extends CmsError {
  override readonly name = 'CmsResponseError';
  override readonly isRetryable = true;
}

/** The CMS rejected the query, or could not resolve what the page is about. */
export class CmsQueryError extends CmsError {
  override readonly name = 'CmsQueryError';
  override readonly isRetryable = false;
  readonly errors: readonly ReportedError[];

  constructor(operation: string, errors: readonly ReportedError[]) {
    super(operation, errors[0]?.message ?? 'the response has no data');
    this.errors = errors;
  }
}

/** Whether a failed submission was never sent. After any other error, the CMS may have received it. */
export function wasNotSent(error: CmsError): boolean {
  return error.name === 'CmsUnreachableError';
}

/**
 * Whether an error is a `CmsError`. The server and the built pages each load this file, so the same
 * class exists twice in a process and `instanceof` would miss half of them.
 */
export function isCmsError(error: unknown): error is CmsError {
  return error instanceof Error && 'operation' in error && 'isRetryable' in error;
}
