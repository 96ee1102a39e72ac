import { graphql, type ResultOf } from '../../../cms-client/graphql.ts';
import { withKnownTags } from '../reading/cleaner.ts';
import { defineField } from '../reading/define-field.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readBase } from '../reading/read-settings.ts';
import type { FieldBase } from '../shared/field-base.ts';

export type HiddenField = FieldBase & { type: 'HIDDEN'; defaultValue: string | null };

const HiddenFieldParts = graphql(`
  fragment HiddenFieldParts on HiddenField {
    inputName
  }
`);

/** Reads the settings of a hidden value, whatever it is for. */
export function readHidden({ inputName }: ResultOf<typeof HiddenFieldParts>, context: FieldContext): HiddenField {
  return {
    ...readBase(context, inputName),
    type: 'HIDDEN',
    visibility: 'HIDDEN',
    isRequired: false,
    defaultValue: withKnownTags(context.typed.defaultValue, true),
  };
}

export const hiddenDefinition = defineField(HiddenFieldParts, readHidden);
