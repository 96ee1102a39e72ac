import type { SubmissionValue } from '../forms/submission-values.ts';

/**
 * Where a lead is on its way. `accepted` waits for its turn, `delivering` is with one process until its
 * lease ends, `delivered` is with the CMS. `refused`: the CMS would not take it, and the visitor was told.
 * `dead`: the visitor was told that we have it, and the CMS does not take it; a person has to look.
 */
export const leadStates = ['accepted', 'delivering', 'delivered', 'refused', 'spam', 'dead'] as const;
export type LeadState = (typeof leadStates)[number];

/** What the CMS is told of a lead. Personal data: it stays in the outbox and goes to the CMS only. */
export interface LeadContent {
  values: SubmissionValue[];
  entryMeta: { ip: string; sourceUrl: string; userAgent: string };
  /** Whether the form asks for a captcha, whose answer is good for minutes only. */
  hasCaptcha: boolean;
  /** Id of the form's captcha field that nobody was asked: the CMS names no site key for it. */
  uncheckedCaptcha?: number;
}

/** A visitor's submission, before it is on disk. */
export interface NewLead {
  /** The visitor's UUID: the same submission has the same one, and the CMS stores one entry for it. */
  key: string;
  formId: number;
  /** Of the definition that it was checked against. */
  formVersion: string;
  fingerprint: string;
  content: LeadContent;
}

/** A lead on disk. Times are milliseconds of the clock on the wall. */
export interface Lead extends NewLead {
  state: LeadState;
  attempts: number;
  acceptedAt: number;
  /** The same, or when an operator asked for another try. */
  waitsSince: number;
  nextAttemptAt: number;
  /** What kept it from being delivered; says nothing about the visitor. */
  lastError: string | null;
  /** Database id of the CMS's entry. */
  entryId: number | null;
  /** JSON of what the visitor is told, once the CMS has the lead. */
  answer: string | null;
  finishedAt: number | null;
}
