import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { CheckboxField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readBase, readChoice } from '../reading/read-settings.ts';

export const CheckboxFieldParts = graphql(`
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

/** Choices and inputs pair by position; a choice without an input could not be sent, so it goes. */
export function readCheckbox(node: FragmentOf<typeof CheckboxFieldParts>, context: FieldContext): CheckboxField {
  const parts = readFragment(CheckboxFieldParts, node);
  const choices = (parts.choices ?? []).flatMap((choice, position) => {
    const inputId = parts.inputs?.[position]?.id;
    return choice && inputId ? [{ ...readChoice(context, choice), inputId: Number(inputId) }] : [];
  });
  return {
    ...readBase(context, parts.inputName),
    type: 'CHECKBOX',
    choices,
    hasSelectAll: parts.hasSelectAll ?? false,
  };
}
