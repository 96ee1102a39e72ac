/**
 * What `POST /api/forms/{id}` answers, read by the form in the browser and by the page that stands in
 * for it without JavaScript.
 */
export type SubmissionAnswer = SubmissionAccepted | SubmissionInvalid | SubmissionFailed;

/** Sanitized HTML to show in place of the form, or a URL to go to: a path of this site, or http(s) elsewhere. */
export type ShownConfirmation = { type: 'message'; html: string } | { type: 'redirect'; url: string };

/** `sent`: the CMS has it. `kept`: it is in the outbox, and the CMS gets it as soon as it answers. */
export interface SubmissionAccepted {
  status: 'sent' | 'kept';
  confirmation: ShownConfirmation;
  entryId: number | null;
}

/** HTTP 422. Messages may hold HTML; an error whose field is not in the form belongs in the summary. */
export interface SubmissionInvalid {
  status: 'invalid';
  errors: { id: number; message: string }[];
  message: string;
}

/** Every other refusal. `message` is for the visitor, `code` for programs. */
export interface SubmissionFailed {
  status: 'failed';
  code: FailureCode;
  message: string;
  /** With `token-expired` and `form-changed`: a token to send the same values with, at once. */
  token?: string;
}

/** The HTTP status of each failure. */
export const failureStatus = {
  malformed: 400,
  'foreign-origin': 403,
  'token-invalid': 403,
  'form-unknown': 404,
  'form-changed': 409,
  rejected: 409,
  'form-closed': 410,
  'token-expired': 410,
  'too-large': 413,
  'unsupported-type': 415,
  'key-reused': 422,
  'rate-limited': 429,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type FailureCode = keyof typeof failureStatus;
