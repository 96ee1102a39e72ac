import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readLimit, readTyped } from '../reading/read-settings.ts';
import type { FieldBase, TypedSettings } from '../shared/field-base.ts';

export type TextAreaField = FieldBase & TypedSettings & { type: 'TEXTAREA'; maxLength: number | null };

const TextAreaFieldParts = graphql(`
  fragment TextAreaFieldParts on TextAreaField {
    inputName
    maxLength
  }
`);

export const textAreaDefinition = defineField(
  TextAreaFieldParts,
  (parts, context): TextAreaField => ({
    ...readTyped(context, parts),
    type: 'TEXTAREA',
    maxLength: readLimit(parts.maxLength),
  }),
);
