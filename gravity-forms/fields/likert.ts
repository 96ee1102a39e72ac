import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { ChoiceSettings } from '../definition/field-settings.ts';
import { misuse } from '../submission/misuse.ts';
import { choiceDetails, chosenTexts, offered } from './choices.ts';
import type { FieldKind } from './field-kind.ts';

/** A statement that visitors agree with or not. */
export interface LikertRow {
  text: string;
  /** As Gravity Forms names it: `glikertrow…`. */
  value: string;
}

export interface LikertSettings extends ChoiceSettings<string> {
  /** Absent: one, which is the field's label. */
  rows?: readonly LikertRow[];
}

/** Input IDs, one per row. Numbers that end in 0 are skipped, as for checkboxes. */
export function rowInputIds({ id, rows = [] }: LikertSettings): string[] {
  let number = 0;
  return rows.map(() => {
    number += (number + 1) % 10 === 0 ? 2 : 1;
    return `${id}.${number}`;
  });
}

/** One answer, or one for each row, posted as `row:column` under the input of its row. */
export const likertKind: FieldKind<LikertSettings> = {
  type: 'LIKERT',
  valueKey: 'value',
  keyOf: ({ rows }) => (rows ? 'checkboxValues' : 'value'),
  details: (field) => ({
    ...choiceDetails(field.choices),
    inputs:
      field.rows?.map(({ text, value }, at) => ({ id: Number(rowInputIds(field)[at]), label: text, name: value })) ??
      null,
  }),
  post: (field, input) => {
    if (!field.rows) return [[String(field.id), trimmed(input.value ?? '')]];
    const ids = rowInputIds(field);
    return (input.checkboxValues ?? []).map((answer) => {
      const id = String(answer?.inputId ?? '');
      if (!ids.includes(id)) throw misuse.unknownInput(field.id, id);
      return [id, trimmed(answer?.value ?? '')];
    });
  },
  rule: (field) => {
    const { rows } = field;
    if (!rows) return { type: 'RADIO', ...offered(field), hasOtherChoice: false };
    const ids = rowInputIds(field);
    const choices = rows.flatMap((row, at) =>
      offered(field).choices.map(({ value }) => ({ value: `${row.value}:${value}`, inputId: Number(ids[at]) })),
    );
    return { type: 'LIKERT', choices };
  },
  show: (field, stored) => {
    if (!field.rows) return chosenTexts(field.choices, [stored[field.id] ?? ''].filter(Boolean));
    const ids = rowInputIds(field);
    const answers = field.rows.map(({ text }, at) => [text, stored[ids[at] ?? '']?.split(':')[1]] as const);
    return answers
      .flatMap(([text, column]) => (column ? [`${text}: ${chosenTexts(field.choices, [column])}`] : []))
      .join('; ');
  },
};
