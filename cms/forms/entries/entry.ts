import type { StoredValues } from '../fields/field-kind.ts';

export const entryStatuses = ['ACTIVE', 'SPAM', 'TRASH'] as const;
export type EntryStatus = (typeof entryStatuses)[number];

/** Where a submission came from, as far as a trusted caller said so. */
export interface EntryOrigin {
  ip: string | null;
  /** The page that the form was on; a full http(s) address. */
  sourceUrl: string | null;
  userAgent: string | null;
}

/** Whether a captcha was verified; `EXPIRED`: the site vouched for a token that was too old. Null: none was asked. */
export type CaptchaState = 'VERIFIED' | 'EXPIRED' | null;

/** A submission that was accepted. */
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

/** What the mutation answered, so that it can be answered again. */
export interface KeptConfirmation {
  type: 'MESSAGE' | 'REDIRECT';
  message: string;
  url: string | null;
  pageId: number | null;
  queryString: string | null;
}

/** What the first submission under a client's key was and what it was told. */
export interface EarlierSubmission {
  entryId: number;
  fingerprint: string;
  confirmation: KeptConfirmation;
}
