import type { FieldContext } from '../reading/read-base.ts';
import { readBase, readChoices } from '../reading/read-settings.ts';
import type { Choice, FieldBase } from '../shared/field-base.ts';

/** A statement; visitors choose one column for it. */
export interface LikertRow {
  /** Such as 5.3. */
  inputId: number;
  text: string;
  /** One for each column, whose value names row and column. */
  choices: Choice[];
}

/** Statements with the same columns. */
export type LikertField = FieldBase & {
  type: 'LIKERT';
  rows: LikertRow[];
  /** Of all rows, as the rules of checkboxes have them: one box per choice. */
  choices: (Choice & { inputId: number })[];
};

interface LikertParts {
  inputName: string | null;
  choices: readonly ({ text: string | null; value: string | null; isSelected?: boolean | null } | null)[] | null;
  inputs: readonly ({ id: number | null; label: string | null; name?: string | null } | null)[] | null;
}

export function readLikert(parts: LikertParts, context: FieldContext): LikertField {
  const columns = readChoices(context, parts.choices);
  const rows = (parts.inputs ?? []).flatMap((input): LikertRow[] => {
    if (!input?.id) return [];
    const choices = columns.map((column) => ({ ...column, value: `${input.name ?? ''}:${column.value}` }));
    return [{ inputId: Number(input.id), text: context.clean.text(input.label ?? ''), choices }];
  });
  const choices = rows.flatMap((row) => row.choices.map((choice) => ({ ...choice, inputId: row.inputId })));
  return { ...readBase(context, parts.inputName), type: 'LIKERT', rows, choices };
}
