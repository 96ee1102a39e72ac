/** A saved form as it is stored: nothing in it tells what was entered. */
export interface StoredForm {
  /** Hash of the token. */
  hash: string;
  formId: number;
  /** The encrypted content; null when the form was sent, or its time is over. */
  sealed: Uint8Array | null;
  /** IDs of its files, which stay while it is open. */
  uploads: readonly string[];
  /** Epoch milliseconds. */
  expiresAt: number;
  /** Whether it was sent. */
  isSent: boolean;
}

const DAY_MS = 24 * 3_600_000;

/** Limits of every store. */
export const savedFormLimits = {
  /** How long a link says that it was used or is too old, rather than that it is unknown. */
  traceMs: 30 * DAY_MS,
  mailsPerRecipientAndDay: 3,
  mailsPerForm: 5,
  /** Bytes of all saved forms together, without their files. */
  mostBytes: 256 * 1024 * 1024,
  /** What the forms of one visitor may take of it once half of it is in use: many share the IP address of an office. */
  bytesPerVisitor: 8 * 1024 * 1024,
} as const;

/** The store cannot be read or written, or it is full. Its message never quotes what was entered. */
export class SavedFormsUnavailableError extends Error {
  override readonly name = 'SavedFormsUnavailableError';
}

/** @param reason without values */
export function savedFormsUnavailable(reason: string): SavedFormsUnavailableError {
  return new SavedFormsUnavailableError(`saved forms cannot be stored or read (${reason})`);
}

/**
 * Where saved forms are stored, shared by every process of a site. Every method rejects with
 * `SavedFormsUnavailableError` when the store fails; what was not stored then is not stored in part.
 */
export interface SavedFormStore {
  /**
   * Stores a form, or replaces what is stored under its hash, before it resolves.
   * @param visitor what the form's bytes are counted under
   */
  put(form: Omit<StoredForm, 'isSent'>, visitor: string): Promise<void>;
  find(hash: string): Promise<StoredForm | undefined>;
  /** Deletes the content of a form that was sent. */
  finish(hash: string): Promise<void>;
  /** Deletes the content of forms whose time is over, and every trace of those for which it has long been. */
  sweep(now: number): Promise<void>;
  /**
   * Counts a mail about a saved form.
   * @param recipient a hash of the address and the form
   * @returns whether it may be sent
   */
  countMail(hash: string, recipient: string, now: number): Promise<boolean>;
  /** Those of the uploads that no open form has. */
  unclaimed(uploads: readonly string[]): Promise<string[]>;
  close(): Promise<void>;
}
