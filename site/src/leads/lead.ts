import type { ImageTexts } from '../forms/fields/shared/image-texts.ts';
import type { SubmissionValue } from '../forms/fields/shared/submission-value.ts';

/**
 * A lead's progress. `accepted` waits to be sent, `delivering` belongs to one process until its lease ends,
 * `delivered` is stored by the CMS. `refused`: the CMS rejected it, and the visitor was informed.
 * `spam`: its honeypot was filled in, so it is held back. In the other states the visitor got a confirmation,
 * and a person decides: `dead` (the CMS rejected it), `unknown` (it was sent to a CMS that does not
 * honor idempotency keys and got no response), `needs-person` (incomplete for the CMS, so it was not sent).
 * `done`: a person took care of it, and it is not sent to the CMS.
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

/** Leads that wait until an operator decides: each of them raises an alarm. */
export const statesForPerson = ['dead', 'unknown', 'needs-person'] as const satisfies readonly LeadState[];

/**
 * What is unusual about a lead; it is delivered regardless. `fast`: sent within two seconds of its form token's
 * issue. `clock`: its form token was issued in the future, so two clocks disagree. `unverified`: its form has a captcha,
 * which was blocked, failed or not allowed in the visitor's browser, or whose provider refused or did not respond.
 * `low-score`: reCAPTCHA v3 takes the visitor for a program.
 */
export const leadFlags = ['fast', 'clock', 'unverified', 'low-score'] as const;
export type LeadFlag = (typeof leadFlags)[number];

/** A file of a lead, which is in the folder of uploads until the CMS has it. */
export interface LeadFile {
  fieldId: number;
  /** ID of its upload. */
  upload: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Whether its field takes several files, which Gravity Forms expects as a list. */
  isMultiple: boolean;
  /** A picture of the post that Gravity Forms writes: GraphQL takes it as `imageValues`. */
  isPicture?: true;
  /** What the visitor says about the picture. */
  imageTexts?: ImageTexts;
}

/** What is sent to the CMS. Personal data: it stays in the outbox and goes to the CMS only. */
export interface LeadContent {
  values: SubmissionValue[];
  entryMeta: { ip: string; sourceUrl: string; userAgent: string };
  /** Whether the form has a captcha, whose response is valid for minutes only. */
  hasCaptcha: boolean;
  /** ID of the form's captcha field that visitors did not see because the CMS has no site key for it. */
  uncheckedCaptcha?: number;
  /** ID of the form's captcha field, when the lead came without its token. */
  unsolvedCaptcha?: number;
  /** IDs of the fields that visitors saw, where the CMS could not describe every field of the form. */
  askedFields?: number[];
  /** Absent without files. */
  files?: LeadFile[];
  /** Only with files: the values as Gravity Forms' own page would post them, for its REST API. */
  inputs?: [name: string, value: string][];
}

/** A visitor's submission, before it is on disk. */
export interface NewLead {
  /** The visitor's UUID: resubmissions use the same one, and the CMS stores one entry for it. */
  key: string;
  formId: number;
  /** Version of the definition that it was validated against. */
  formVersion: string;
  fingerprint: string;
  flags: readonly LeadFlag[];
  content: LeadContent;
}

/**
 * How a lead was sent that has no response yet: the CMS may have stored it. `keyed`: the CMS announced that it
 * stores one entry for each key.
 */
export type Sent = 'keyed' | 'unkeyed';

/** Whether a lead waits for the webhook or was taken by it; null for one that is not handed over. */
export type HandOverState = 'waiting' | 'done' | null;

/** A lead on disk. Times are epoch milliseconds. */
export interface Lead extends NewLead {
  state: LeadState;
  attempts: number;
  acceptedAt: number;
  /** Time of acceptance, or of an operator's last retry. */
  waitsSince: number;
  nextAttemptAt: number;
  /** Null while no attempt without a response has been made. */
  sent: Sent | null;
  /** Why it is not delivered, without personal data. */
  lastError: string | null;
  /** Database ID of the CMS's entry. */
  entryId: number | null;
  /** JSON of the confirmation, once the CMS has stored the lead. */
  answer: string | null;
  finishedAt: number | null;
  handOver: HandOverState;
  /** Time of its next attempt, or the end of the attempt's lease; once `done`, when the webhook took it. */
  handOverAt: number | null;
  /** Time of acceptance, or of an operator's last repeat. */
  handOverSince: number | null;
  handOverAttempts: number;
  /** Why the webhook did not take it, without personal data. */
  handOverError: string | null;
}
