import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readBase } from '../reading/read-settings.ts';
import type { FieldBase } from '../shared/field-base.ts';

export type TimeField = FieldBase & { type: 'TIME'; format: 'H12' | 'H24' };

const TimeFieldParts = graphql(`
  fragment TimeFieldParts on TimeField {
    inputName
    timeFormat
  }
`);

export const timeDefinition = defineField(
  TimeFieldParts,
  (parts, context): TimeField => ({
    ...readBase(context, parts.inputName),
    type: 'TIME',
    format: parts.timeFormat ?? 'H12',
  }),
);
