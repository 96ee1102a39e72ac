import type { FieldDefinition } from '../reading/define-field.ts';
import type { FieldBase } from '../shared/field-base.ts';

/** A page break. */
export type PageField = FieldBase & { type: 'PAGE' };

/** Its buttons belong to the pages before and after it, so they are not settings of the field. */
export const pageDefinition: FieldDefinition<PageField> = {
  fragment: null,
  read: (_node, { base }) => ({ ...base, type: 'PAGE' }),
};
