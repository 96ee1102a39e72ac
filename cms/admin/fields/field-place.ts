import { type FieldType, fieldTypes } from '../../content/fields/field-types.ts';

export type FieldSet = keyof typeof fieldTypes;

/** One field of the form: the name of its control, what an editor reads, and what it holds. */
export interface FieldPlace {
  /** Dotted path into the stored values, such as `linkCards.linkCardItems.0.cardTitle`. */
  name: string;
  label: string;
  kind: FieldType;
  /** The fields of one row, for repeaters. */
  rows: FieldSet | undefined;
}

/** The fields of a group or row whose values are posted below `prefix`. */
export function placesOf(set: FieldSet, prefix: string): (FieldPlace & { field: string })[] {
  const fields: [string, FieldType][] = Object.entries(fieldTypes[set]);
  return fields.map(([field, kind]) => ({
    field,
    name: prefix === '' ? field : `${prefix}.${field}`,
    label: labelOf(field),
    kind,
    rows: rowSet(set, field),
  }));
}

/** The contract names a repeater's rows after its group and field. */
function rowSet(set: FieldSet, field: string): FieldSet | undefined {
  const name = `${set}${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return name in fieldTypes ? (name as FieldSet) : undefined;
}

/** `bannerCtaLink` as words: "Banner CTA link". */
export function labelOf(field: string): string {
  const words = field
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/\b(cta|url|id|seo)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name as an element's id: labels, errors and fragments point there. */
export function controlId(name: string): string {
  return `f-${name.replaceAll('.', '-')}`;
}
