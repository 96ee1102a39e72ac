import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readLimit, readTyped } from '../reading/read-settings.ts';
import type { FieldBase, TypedSettings } from '../shared/field-base.ts';

export type TextAreaField = FieldBase &
  TypedSettings & {
    type: 'TEXTAREA';
    maxLength: number | null;
    /** Visitors may format the text: its value is HTML, whose native input holds the same as plain text. */
    isRich?: true;
  };

const TextAreaFieldParts = graphql(`
  fragment TextAreaFieldParts on TextAreaField {
    inputName
    maxLength
    hasRichTextEditor
  }
`);

export const textAreaDefinition = defineField(
  TextAreaFieldParts,
  (parts, context): TextAreaField => ({
    ...readTyped(context, parts),
    type: 'TEXTAREA',
    maxLength: readLimit(parts.maxLength),
    // Visitors cannot edit a hidden field: its input holds the value as it is.
    ...(parts.hasRichTextEditor && context.base.visibility === 'VISIBLE' && { isRich: true }),
  }),
);
