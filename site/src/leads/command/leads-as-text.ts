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

/** One line per lead, without anything that the visitor wrote. */
export function listText(leads: readonly Lead[]): string {
  if (leads.length === 0) return 'No leads found.';
  const rows = leads.map(({ key, state, formId, attempts, flags, acceptedAt, lastError }) => [
    key.slice(0, 8),
    state,
    `form ${formId}`,
    moment(acceptedAt),
    `${attempts} tried`,
    flags.join(' '),
    printable(lastError ?? ''),
  ]);
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
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
    ['entry', lead.entryId === null ? '' : String(lead.entryId)],
    ['page', content.entryMeta.sourceUrl],
    ['address', content.entryMeta.ip],
    ['browser', content.entryMeta.userAgent],
    ...leadAnswers(lead, form).map(({ id, label, text }): [string, string] => [label ?? `field ${id}`, text]),
  ];
  return lines
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${printable(name)}: ${printable(text)}`)
    .join('\n');
}
