import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readTyped } from '../reading/read-settings.ts';
import type { FieldBase, TypedSettings } from '../shared/field-base.ts';

export type PhoneField = FieldBase & TypedSettings & { type: 'PHONE'; format: 'STANDARD' | 'INTERNATIONAL' };

const PhoneFieldParts = graphql(`
  fragment PhoneFieldParts on PhoneField {
    inputName
    autocompleteAttribute
    phoneFormatType
  }
`);

export const phoneDefinition = defineField(
  PhoneFieldParts,
  (parts, context): PhoneField => ({
    ...readTyped(context, parts),
    type: 'PHONE',
    format: parts.phoneFormatType ?? 'INTERNATIONAL',
  }),
);
