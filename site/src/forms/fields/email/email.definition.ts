import * as texts from '@headwater/brand/texts.ts';
import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readInput, readTyped } from '../reading/read-settings.ts';
import type { FieldBase, TypedSettings } from '../shared/field-base.ts';

export type EmailField = FieldBase &
  TypedSettings & {
    type: 'EMAIL';
    inputLabel: string;
    /** The second input when the email address must be entered twice. */
    confirmation: { label: string; placeholder: string | null } | null;
  };

const EmailFieldParts = graphql(`
  fragment EmailFieldParts on EmailField {
    inputName
    hasEmailConfirmation
    inputs {
      id
      label
      customLabel
      placeholder
      defaultValue
      autocompleteAttribute
    }
  }
`);

/** The default is a setting of the first of two inputs; of the field only where that has no inputs. */
export const emailDefinition = defineField(EmailFieldParts, (parts, context): EmailField => {
  const [first, second] = (parts.inputs ?? []).flatMap((input) => (input ? [readInput(context, input)] : []));
  const isConfirmed = parts.hasEmailConfirmation ?? second !== undefined;
  return {
    ...readTyped(context, {
      inputName: parts.inputName,
      placeholder: context.typed.placeholder || first?.placeholder,
      defaultValue: first?.defaultValue ?? context.typed.defaultValue,
      autocompleteAttribute: first?.autocomplete,
    }),
    type: 'EMAIL',
    inputLabel: first?.label || texts.enterEmail,
    confirmation: isConfirmed
      ? { label: second?.label || texts.confirmEmail, placeholder: second?.placeholder ?? null }
      : null,
  };
});
