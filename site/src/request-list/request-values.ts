import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { RequestLine } from './request-list.ts';
import { REQUEST_INPUT, type RequestRow, rowCells, rowText } from './request-rows.ts';

/** A number and a unit of flow, as in `60 gpm at 50 ft`: anything else is a note. */
const DUTY = /^\d[\d.,]*\s*(?:us)?(?:gpm|gph|m3\/h|m³\/h|l\/s|l\/min|lps|cfm)\b/i;

/** @param describe what the catalogue calls a number; empty for one that is not in it */
export function requestRow({ number, quantity, note }: RequestLine, describe: (number: string) => string): RequestRow {
  const isDuty = DUTY.test(note);
  return {
    number,
    description: describe(number),
    quantity: String(quantity),
    duty: isDuty ? note : '',
    note: isDuty ? '' : note,
  };
}

type Field = FormDefinition['fields'][number];

function takesRequest(field: Field): boolean {
  return field.prefill === REQUEST_INPUT;
}

/** Whether an editor made this form for requests. */
export function isRequestForm({ fields }: Pick<FormDefinition, 'fields'>): boolean {
  return fields.some(takesRequest);
}

/**
 * The request in a form: the rows of its list field, else a paragraph of its own, else the beginning of the message, without
 * descriptions where it has no room for them.
 * @returns undefined for a form that has no room for it
 */
export function requestValue({ fields }: FormDefinition, rows: readonly RequestRow[]): FieldValue | undefined {
  for (const field of fields) {
    if (!takesRequest(field) || field.type !== 'LIST' || (field.maxRows ?? rows.length) < rows.length) continue;
    const listValues = rows.map((row) => ({
      rowValues: field.columns.length > 1 ? rowCells(row, field.columns) : [rowText(row)],
    }));
    return { id: field.id, listValues };
  }
  const texts = fields.filter((field) => field.type === 'TEXTAREA');
  const field = texts.find(takesRequest) ?? texts[0];
  if (!field) return undefined;
  const text = rows.map(rowText).join('\n');
  const isLong = field.maxLength !== null && text.length > field.maxLength;
  const short = rows.map((row) => rowText({ ...row, description: '' })).join('\n');
  return { id: field.id, value: isLong ? short : text };
}
