import type { DateFormat } from '@headwater/contract/forms/messages.ts';
import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readTyped } from '../reading/read-settings.ts';
import type { FieldBase, TypedSettings } from '../shared/field-base.ts';

export type DateField = FieldBase &
  TypedSettings & { type: 'DATE'; format: DateFormat; dateType: 'PICKER' | 'FIELD' | 'DROPDOWN' };

const DateFieldParts = graphql(`
  fragment DateFieldParts on DateField {
    inputName
    dateFormat
    dateType
  }
`);

export const dateDefinition = defineField(
  DateFieldParts,
  (parts, context): DateField => ({
    ...readTyped(context, parts),
    type: 'DATE',
    format: parts.dateFormat ?? 'MDY',
    dateType: parts.dateType ?? 'PICKER',
  }),
);
