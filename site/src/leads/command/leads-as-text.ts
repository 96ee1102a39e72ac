import { referenceOf } from '@headwater/contract/forms/reference.ts';
import { counted } from '@headwater/contract/text/counted.ts';
import type { FormDefinition } from '../../forms/model/form-definition.ts';
import type { Lead } from '../lead.ts';
import { leadAnswers } from './lead-answers.ts';

function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}

/** Strips control characters: a visitor's text could otherwise move the terminal's cursor. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
}

export const leadsText = (count: number) => counted(count, 'lead');

/** One line per lead, without anything that the visitor wrote. */
export function listText(leads: readonly Lead[]): string {
  if (leads.length === 0) return 'No leads found.';
  return columns(
    leads.map(({ key, state, formId, attempts, flags, acceptedAt, lastError }) => [
      referenceOf(key),
      state,
      `form ${formId}`,
      moment(acceptedAt),
      `${attempts} tried`,
      flags.join(' '),
      printable(lastError ?? ''),
    ]),
  );
}

/** Leads that wait for the webhook. */
export function handOverText(leads: readonly Lead[]): string {
  if (leads.length === 0) return 'No lead waits for the webhook.';
  return columns(
    leads.map(({ key, formId, handOverAttempts, handOverSince, handOverError }) => [
      referenceOf(key),
      `form ${formId}`,
      moment(handOverSince ?? 0),
      `${handOverAttempts} tried`,
      printable(handOverError ?? ''),
    ]),
  );
}

function columns(rows: readonly string[][]): string {
  const last = Math.max(...rows.map((row) => row.length)) - 1;
  const widths = Array.from({ length: last }, (_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function handOverOf({ handOver, handOverAt, handOverAttempts, handOverError }: Lead): string {
  if (handOver === 'done') return moment(handOverAt ?? 0);
  return handOver === 'waiting' ? `not yet, ${handOverAttempts} tried. ${handOverError ?? ''}`.trim() : '';
}

/** Everything about one lead. */
export function showText(lead: Lead, form: FormDefinition | undefined): string {
  const { content } = lead;
  const lines: [string, string][] = [
    ['key', lead.key],
    ['form', `${form?.title ?? ''} (${lead.formId}, version ${lead.formVersion})`.trim()],
    ['state', lead.state],
    ['flags', lead.flags.join(' ')],
    ['accepted', moment(lead.acceptedAt)],
    ['attempts', String(lead.attempts)],
    ['next attempt', lead.state === 'accepted' ? moment(lead.nextAttemptAt) : ''],
    ['last error', lead.lastError ?? ''],
    ['handed over', handOverOf(lead)],
    ['entry', lead.entryId === null ? '' : String(lead.entryId)],
    ['page', content.entryMeta.sourceUrl],
    ['address', content.entryMeta.ip],
    ['browser', content.entryMeta.userAgent],
    ...leadAnswers(lead, form).map(({ id, label, text }): [string, string] => [label ?? `field ${id}`, text]),
  ];
  return lines
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${printable(name)}: ${text.split('\n').map(printable).join('\n  ')}`)
    .join('\n');
}
