import type { SubmissionValue } from '../forms/fields/shared/submission-value.ts';

/**
 * Where a lead is on its way. `accepted` waits for its turn, `delivering` is with one process until its
 * lease ends, `delivered` is with the CMS. `refused`: the CMS would not take it, and the visitor was told.
 * `spam`: its honeypot was filled in, so it is held back. In the other states the visitor was told that we have
 * it, and a person decides: `dead` (the CMS does not take it), `unknown` (it was sent to a CMS that does not
 * honor idempotency keys and gave no answer), `needs-person` (it is incomplete for the CMS, which was not asked).
 * `done`: that person took care of it, and the CMS does not get it.
 */
export const leadStates = [
  'accepted',
  'delivering',
  'delivered',
  'refused',
  'spam',
  'dead',
  'unknown',
  'needs-person',
  'done',
] as const;
export type LeadState = (typeof leadStates)[number];

/** Leads that stay where they are until an operator decides: each of them is an alarm. */
export const statesForPerson = ['dead', 'unknown', 'needs-person'] as const satisfies readonly LeadState[];

/**
 * What is odd about a lead that is delivered all the same. `fast`: sent within two seconds of its form token's
 * issue. `clock`: its form token was issued in the future, so two clocks disagree.
 */
export const leadFlags = ['fast', 'clock'] as const;
export type LeadFlag = (typeof leadFlags)[number];

/** What the CMS is told of a lead. Personal data: it stays in the outbox and goes to the CMS only. */
export interface LeadContent {
  values: SubmissionValue[];
  entryMeta: { ip: string; sourceUrl: string; userAgent: string };
  /** Whether the form asks for a captcha, whose answer is good for minutes only. */
  hasCaptcha: boolean;
  /** Id of the form's captcha field that nobody was asked: the CMS names no site key for it. */
  uncheckedCaptcha?: number;
  /** Ids of the fields that visitors were asked, where the CMS could not describe every field of the form. */
  askedFields?: number[];
}

/** A visitor's submission, before it is on disk. */
export interface NewLead {
  /** The visitor's UUID: the same submission has the same one, and the CMS stores one entry for it. */
  key: string;
  formId: number;
  /** Of the definition that it was checked against. */
  formVersion: string;
  fingerprint: string;
  flags: readonly LeadFlag[];
  content: LeadContent;
}

/**
 * How a lead went out that got no answer yet: it may be at the CMS. `keyed`: the CMS said that it stores one
 * entry for each key.
 */
export type Sent = 'keyed' | 'unkeyed';

/** A lead on disk. Times are milliseconds of the clock on the wall. */
export interface Lead extends NewLead {
  state: LeadState;
  attempts: number;
  acceptedAt: number;
  /** The same, or when an operator asked for another try. */
  waitsSince: number;
  nextAttemptAt: number;
  /** Null as long as nothing of it went out without being answered. */
  sent: Sent | null;
  /** What kept it from being delivered; says nothing about the visitor. */
  lastError: string | null;
  /** Database id of the CMS's entry. */
  entryId: number | null;
  /** JSON of what the visitor is told, once the CMS has the lead. */
  answer: string | null;
  finishedAt: number | null;
}
