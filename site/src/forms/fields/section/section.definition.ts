import type { FieldDefinition } from '../reading/define-field.ts';
import type { FieldBase } from '../shared/field-base.ts';

export type SectionField = FieldBase & { type: 'SECTION' };

export const sectionDefinition: FieldDefinition<SectionField> = {
  fragment: null,
  read: (_node, { base }) => ({ ...base, type: 'SECTION' }),
};
