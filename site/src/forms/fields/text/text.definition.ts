import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readLimit, readTyped } from '../reading/read-settings.ts';
import type { FieldBase, TypedSettings } from '../shared/field-base.ts';

export type TextField = FieldBase &
  TypedSettings & { type: 'TEXT'; maxLength: number | null; inputMask: string | null; isPassword: boolean };

const TextFieldParts = graphql(`
  fragment TextFieldParts on TextField {
    inputName
    autocompleteAttribute
    maxLength
    hasInputMask
    inputMaskValue
    isPasswordInput
  }
`);

export const textDefinition = defineField(
  TextFieldParts,
  (parts, context): TextField => ({
    ...readTyped(context, parts),
    type: 'TEXT',
    maxLength: readLimit(parts.maxLength),
    inputMask: (parts.hasInputMask && parts.inputMaskValue) || null,
    isPassword: parts.isPasswordInput ?? false,
  }),
);
