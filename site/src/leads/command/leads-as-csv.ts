import { stringify } from 'csv-stringify/sync';
import type { FormDefinition } from '../../forms/model/form-definition.ts';
import type { Lead } from '../lead.ts';
import { leadAnswers } from './lead-answers.ts';

function moment(milliseconds: number | null): string {
  return milliseconds === null ? '' : new Date(milliseconds).toISOString();
}

/**
 * Leads as a table with a column for every field of every form that occurs, and for every text of a picture. Cells
 * that a spreadsheet would run as formulas are escaped.
 */
export function leadsAsCsv(leads: readonly Lead[], forms: readonly FormDefinition[]): string {
  const byId = new Map(forms.map((form) => [form.databaseId, form]));
  const answered = leads.map((lead) => {
    const answers = leadAnswers(lead, byId.get(lead.formId));
    return { lead, answers: answers.map(({ id, ...answer }) => ({ column: `${lead.formId}/${id}`, ...answer })) };
  });
  const labels = new Map(
    answered.flatMap(({ answers }) => answers.map(({ column, label }): [string, string] => [column, label ?? 'field'])),
  );
  const fields = [...labels.keys()].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const header = 'key,form,state,flags,accepted,finished,entry,page,address,attempts,last error'.split(',');
  const rows = answered.map(({ lead, answers }) => {
    const { formId, content } = lead;
    const cells = new Map(answers.map(({ column, text }) => [column, text]));
    return [
      lead.key,
      byId.get(formId)?.title ?? String(formId),
      lead.state,
      lead.flags.join(' '),
      moment(lead.acceptedAt),
      moment(lead.finishedAt),
      lead.entryId === null ? '' : String(lead.entryId),
      content.entryMeta.sourceUrl,
      content.entryMeta.ip,
      String(lead.attempts),
      lead.lastError ?? '',
      ...fields.map((field) => cells.get(field) ?? ''),
    ];
  });
  const named = fields.map((field) => `${labels.get(field)} (${field.replace('/', '.')})`);
  return stringify([[...header, ...named], ...rows], { escape_formulas: true });
}
