import type { FieldDefinition } from '../reading/define-field.ts';
import type { FieldBase } from '../shared/field-base.ts';

/** A type that the site cannot render: `typeName` is the CMS's name for it. */
export type UnsupportedField = FieldBase & { type: 'UNSUPPORTED'; typeName: string };

/** A type that is not in the contract keeps its label and whether it is required. */
export const unsupportedDefinition: FieldDefinition<UnsupportedField> = {
  fragment: null,
  read: ({ __typename }, { base }) => ({ ...base, type: 'UNSUPPORTED', typeName: __typename }),
};
