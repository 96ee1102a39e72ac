import { type ComponentType, use } from 'react';
import * as components from './components.ts';
import type { FieldProps } from './controls/field-props.ts';
import type { FieldOf, FieldType, FormField } from './form-field.ts';
import { type RareComponent, rare } from './rare-component.ts';

type ComponentFor<Type extends FieldType> = ComponentType<FieldProps<FieldOf<Type>>>;
type AnyComponent = ComponentType<FieldProps<FormField>>;

/** Requires a line in the list for every field type. */
const listed = components satisfies {
  [Type in FieldType]: ComponentFor<Type> | RareComponent<FieldProps<FieldOf<Type>>>;
};

// The list pairs each type with its component; TypeScript cannot express the pairing for a union.
const entries = listed as unknown as Record<FieldType, AnyComponent | RareComponent<FieldProps<FormField>>>;

/** The rules of a picture with texts are those of a file; only its component is another one. */
const picture = rare(() => import('./post-image/picture.tsx'), 'Picture') as (typeof entries)[FieldType];

/** Likewise, a text that may be formatted is sent and validated like any text of several lines. */
const richText = rare(() => import('./rich-text/rich-text.tsx'), 'RichText') as (typeof entries)[FieldType];

function entryOf(field: FormField) {
  if ('isRich' in field) return richText;
  return 'imageTexts' in field ? picture : entries[field.type];
}

function isRare(entry: ReturnType<typeof entryOf>): entry is RareComponent<FieldProps<FormField>> {
  return 'load' in entry;
}

// The server renders without waiting. The build removes this from the browser's code.
if (import.meta.env.SSR)
  await Promise.all([...Object.values(entries), picture, richText].map((entry) => isRare(entry) && entry.load()));

/**
 * Suspends the form until the components of all its fields are loaded. What the server rendered stays until then, and
 * its buttons wait as for the form's own script.
 */
export function useFieldComponents(fields: readonly FormField[]): void {
  // All of them at once: React goes on at the first that is not there.
  const loading = fields.map(entryOf).flatMap((entry) => (isRare(entry) && !entry.component ? entry.load() : []));
  for (const one of loading) use(one);
}

/** The component of a field. @throws Error for a form that was rendered without `useFieldComponents` */
export function componentOf(field: FormField): AnyComponent {
  const entry = entryOf(field);
  const component = isRare(entry) ? entry.component : entry;
  if (!component) throw new Error(`The component of ${field.type} is not loaded.`);
  return component;
}
