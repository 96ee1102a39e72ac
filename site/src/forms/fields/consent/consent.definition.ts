import { graphql } from '../../../cms-client/graphql.ts';
import { cleanHtml } from '../reading/cleaner.ts';
import { defineField } from '../reading/define-field.ts';
import type { FieldBase } from '../shared/field-base.ts';

/** `checkboxLabel` is HTML. */
export type ConsentField = FieldBase & { type: 'CONSENT'; checkboxLabel: string };

const ConsentFieldParts = graphql(`
  fragment ConsentFieldParts on ConsentField {
    checkboxLabel
  }
`);

export const consentDefinition = defineField(
  ConsentFieldParts,
  ({ checkboxLabel }, { base, clean }): ConsentField => ({
    ...base,
    type: 'CONSENT',
    checkboxLabel: cleanHtml(clean, checkboxLabel) ?? '',
  }),
);
