import { type FieldSettings, type Fields, settingsOf } from '@headwater/content-model/fields.ts';

/** One field of the form: the name of its control, its label, and its value. */
export interface FieldControl extends FieldSettings {
  /** Dotted path into the stored values, such as `linkCards.linkCardItems.0.cardTitle`. */
  name: string;
  label: string;
}

/** The fields of a group or row whose values are posted under `prefix`. */
export function controlsOf(fields: Fields, prefix: string): (FieldControl & { field: string })[] {
  return Object.entries(fields).map(([name, field]) => ({
    field: name,
    name: prefix === '' ? name : `${prefix}.${name}`,
    label: labelOf(name),
    ...settingsOf(field),
  }));
}

/** `bannerCtaLink` as words: "Banner CTA link". */
export function labelOf(field: string): string {
  const words = field
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .replace(/\b(cta|url|id|seo)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The ID of a control, used by labels, errors and fragments. */
export function controlId(name: string): string {
  return `f-${name.replaceAll('.', '-')}`;
}
