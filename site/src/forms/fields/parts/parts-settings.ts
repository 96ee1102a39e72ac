import type { FieldBase, FieldInput } from '../shared/field-base.ts';

/** One part of a name or an address: an input with a key of its own. */
export type PartInput<Key extends string> = FieldInput & { key: Key };

/** A field with several parts, such as a name or an address. Only inputs that the editor shows. */
export type PartsSettings<Key extends string, Input extends PartInput<Key> = PartInput<Key>> = FieldBase & {
  inputs: Input[];
  subLabelPlacement: 'ABOVE' | 'BELOW';
};

/** A visitor's text for each part. */
export type Parts<Key extends string> = { [key in Key]?: string };
