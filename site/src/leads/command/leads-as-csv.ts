import { stringify } from 'csv-stringify/sync';
import type { FormDefinition } from '../../forms/model/form-definition.ts';
import type { Lead } from '../lead.ts';
import { valueText } from './value-text.ts';

function moment(milliseconds: number | null): string {
  return milliseconds === null ? '' : new Date(milliseconds).toISOString();
}

/**
 * Leads as a table with a column for every field of every form that occurs. Cells that a spreadsheet would
 * run as formulas are escaped.
 */
export function leadsAsCsv(leads: readonly Lead[], forms: readonly FormDefinition[]): string {
  const titles = new Map(forms.map(({ databaseId, title }) => [databaseId, title]));
  const labels = new Map(
    forms.flatMap(({ databaseId, fields }) =>
      fields.map(({ id, label }): [string, string] => [`${databaseId}/${id}`, label]),
    ),
  );
  const columns = new Set(
    leads.flatMap(({ formId, content }) => content.values.map((value) => `${formId}/${value?.id}`)),
  );
  const fields = [...columns].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const header = 'key,form,state,flags,accepted,finished,entry,page,address,attempts,last error'.split(',');
  const rows = leads.map((lead) => {
    const { formId, content } = lead;
    const values = new Map(content.values.map((value) => [`${formId}/${value?.id}`, valueText(value)]));
    return [
      lead.key,
      titles.get(formId) ?? String(formId),
      lead.state,
      lead.flags.join(' '),
      moment(lead.acceptedAt),
      moment(lead.finishedAt),
      lead.entryId === null ? '' : String(lead.entryId),
      content.entryMeta.sourceUrl,
      content.entryMeta.ip,
      String(lead.attempts),
      lead.lastError ?? '',
      ...fields.map((field) => values.get(field) ?? ''),
    ];
  });
  const named = fields.map((field) => `${labels.get(field) || 'field'} (${field.replace('/', '.')})`);
  return stringify([[...header, ...named], ...rows], { escape_formulas: true });
}
