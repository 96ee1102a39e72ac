import { graphql, type ResultOf } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readBase, readChoice } from '../reading/read-settings.ts';
import type { Choice, FieldBase } from '../shared/field-base.ts';

/** Each choice has its input ID: IDs skip multiples of ten, so they are never computed. */
export type CheckboxField = FieldBase & {
  type: 'CHECKBOX';
  choices: (Choice & { inputId: number })[];
  hasSelectAll: boolean;
};

const CheckboxFieldParts = graphql(`
  fragment CheckboxFieldParts on CheckboxField {
    inputName
    hasSelectAll
    choices {
      text
      value
      isSelected
    }
    inputs {
      id
    }
  }
`);

/**
 * Choices and inputs pair by position. Without the ID of an input its choice cannot be sent, and counting would store
 * answers under other choices: such a field has no choices at all.
 */
export function readCheckbox(parts: ResultOf<typeof CheckboxFieldParts>, context: FieldContext): CheckboxField {
  const offered = parts.choices ?? [];
  const choices = offered.flatMap((choice, position) => {
    const inputId = parts.inputs?.[position]?.id;
    return choice && inputId ? [{ ...readChoice(context, choice), inputId: Number(inputId) }] : [];
  });
  return {
    ...readBase(context, parts.inputName),
    type: 'CHECKBOX',
    choices: choices.length === offered.filter(Boolean).length ? choices : [],
    hasSelectAll: parts.hasSelectAll ?? false,
  };
}

export const checkboxDefinition = defineField(CheckboxFieldParts, readCheckbox);
