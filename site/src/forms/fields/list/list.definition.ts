import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readBase, readChoices, readLimit } from '../reading/read-settings.ts';
import type { FieldBase } from '../shared/field-base.ts';

/** Without columns a row is one text, and `columns` is empty. */
export type ListField = FieldBase & { type: 'LIST'; columns: string[]; maxRows: number | null };

const ListFieldParts = graphql(`
  fragment ListFieldParts on ListField {
    inputName
    hasColumns
    maxRows
    choices {
      text
      value
    }
  }
`);

export const listDefinition = defineField(
  ListFieldParts,
  (parts, context): ListField => ({
    ...readBase(context, parts.inputName),
    type: 'LIST',
    columns: parts.hasColumns ? readChoices(context, parts.choices).map(({ text }) => text) : [],
    maxRows: readLimit(parts.maxRows),
  }),
);
