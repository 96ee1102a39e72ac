/**
 * The response of `POST /api/forms/{id}`, for the form in the browser and for the page that shows the outcome without
 * JavaScript.
 */
export type SubmissionResponse = SubmissionAccepted | SubmissionSaved | SubmissionInvalid | SubmissionFailed;

/** Sanitized HTML to show in place of the form, or a redirect: a path on this site, or an http(s) URL. */
export type ShownConfirmation = { type: 'message'; html: string } | { type: 'redirect'; url: string };

/** `sent`: the CMS stored the lead. `kept`: it is in the outbox, and is delivered as soon as the CMS responds. */
export interface SubmissionAccepted {
  status: 'sent' | 'kept';
  confirmation: ShownConfirmation;
  entryId: number | null;
}

/** The form was saved for later; nothing was sent. */
export interface SubmissionSaved {
  status: 'saved';
  /** Path of the page on which the visitor continues, with its secret token. */
  url: string;
}

/** HTTP 422. Messages may contain HTML; an error of a field that the form lacks is shown in the summary. */
export interface SubmissionInvalid {
  status: 'invalid';
  errors: { id: number; message: string }[];
  message: string;
}

/** Any other refusal. `message` is for the visitor, `code` for programs. */
export interface SubmissionFailed {
  status: 'failed';
  code: FailureCode;
  message: string;
  /** With `token-expired` and `form-changed`: a token with which the same values can be sent at once. */
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
  'uploads-full': 507,
} as const satisfies Record<string, number>;

export type FailureCode = keyof typeof failureStatus;
