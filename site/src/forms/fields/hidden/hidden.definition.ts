import { graphql } from '../../../cms-client/graphql.ts';
import { withoutMergeTags } from '../reading/cleaner.ts';
import { defineField } from '../reading/define-field.ts';
import { readBase } from '../reading/read-settings.ts';
import type { FieldBase } from '../shared/field-base.ts';

export type HiddenField = FieldBase & { type: 'HIDDEN'; defaultValue: string | null };

const HiddenFieldParts = graphql(`
  fragment HiddenFieldParts on HiddenField {
    inputName
  }
`);

export const hiddenDefinition = defineField(
  HiddenFieldParts,
  ({ inputName }, context): HiddenField => ({
    ...readBase(context, inputName),
    type: 'HIDDEN',
    visibility: 'HIDDEN',
    isRequired: false,
    defaultValue: withoutMergeTags(context.typed.defaultValue),
  }),
);
