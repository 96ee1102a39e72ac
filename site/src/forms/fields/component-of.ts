import type { ComponentType } from 'react';
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

/** Loads the components of a form's fields, before it is rendered. @throws Error when the network fails */
export async function loadFieldComponents(fields: readonly FormField[]): Promise<void> {
  await Promise.all(fields.map(entryOf).map((entry) => isRare(entry) && entry.load()));
}

/** The component of a field. @throws Error for a form whose components were not loaded before */
export function componentOf(field: FormField): AnyComponent {
  const entry = entryOf(field);
  const component = isRare(entry) ? entry.component : entry;
  if (!component) throw new Error(`The component of ${field.type} is not loaded.`);
  return component;
}
