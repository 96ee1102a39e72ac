import type { StoredValues } from '@headwater/gravity-forms/fields/field-kind.ts';
import type { StoredConfirmation } from '@headwater/gravity-forms/submission/confirm.ts';

export const entryStatuses = ['ACTIVE', 'SPAM', 'TRASH'] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** Where a submission came from, as far as a trusted caller said so. */
export interface EntryOrigin {
  ip: string | null;
  /** The page with the form; a full http(s) URL. */
  sourceUrl: string | null;
  userAgent: string | null;
}

/** Whether a captcha was verified; `EXPIRED`: the site vouched for an expired token. Null: there was no captcha. */
export type CaptchaState = 'VERIFIED' | 'EXPIRED' | null;

/** An accepted submission. */
export interface Entry extends EntryOrigin {
  id: number;
  formId: number;
  /** ISO 8601, UTC. */
  dateCreated: string;
  status: EntryStatus;
  isRead: boolean;
  captcha: CaptchaState;
  values: StoredValues;
}

/** The first submission with a client's key, and its confirmation. */
export interface EarlierSubmission {
  entryId: number;
  fingerprint: string;
  confirmation: StoredConfirmation;
}
