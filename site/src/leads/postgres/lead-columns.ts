import type { Lead } from '../lead.ts';
import { milliseconds } from './clock.ts';
import type { Row } from './session.ts';

/** Columns of `headwater_leads AS lead`, named as in a lead. */
export const leadColumns = `lead.key, lead.form_id AS "formId", lead.form_version AS "formVersion", lead.fingerprint,
  lead.flags, lead.content, lead.state, lead.attempts, lead.sent, lead.last_error AS "lastError", lead.answer,
  lead.lease_owner AS "leaseOwner", lead.entry_id::float8 AS "entryId",
  ${milliseconds('lead.accepted_at')} AS "acceptedAt", ${milliseconds('lead.waits_since')} AS "waitsSince",
  ${milliseconds('lead.next_attempt_at')} AS "nextAttemptAt", ${milliseconds('lead.finished_at')} AS "finishedAt",
  lead.hand_over AS "handOver", ${milliseconds('lead.hand_over_at')} AS "handOverAt",
  ${milliseconds('lead.hand_over_since')} AS "handOverSince", lead.hand_over_attempts AS "handOverAttempts",
  lead.hand_over_error AS "handOverError"`;

/** The columns match a lead, by the table's types; only content is JSON. */
export function leadOf(row: Row): Lead {
  return { ...(row as unknown as Lead), content: JSON.parse(String(row.content)) };
}

/** A text without the characters that PostgreSQL refuses. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed();
}
