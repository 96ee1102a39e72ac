import type { FieldDefinition } from '../reading/define-field.ts';
import type { FieldBase } from '../shared/field-base.ts';

/** A page break. */
export type PageField = FieldBase & { type: 'PAGE' };

/** Its buttons are no settings of the field: they belong to the pages on both of its sides. */
export const pageDefinition: FieldDefinition<PageField> = {
  fragment: null,
  read: (_node, { base }) => ({ ...base, type: 'PAGE' }),
};
