import type { ChoiceSettings } from '../definition/field-settings.ts';
import { choiceValue } from './choices.ts';
import { type FieldKind, type StoredValues, storedTexts, storePosted } from './field-kind.ts';

/** Gravity Forms stores a category as its name and its ID: `News:4`. */
export function categoryKind<Field extends ChoiceSettings<string>>(kind: FieldKind<Field>): FieldKind<Field> {
  const withNames = ({ choices }: Field, stored: StoredValues): StoredValues => {
    const name = (id: string) => {
      const choice = choices.find((each) => choiceValue(each) === id);
      return choice ? `${choice.text}:${id}` : id;
    };
    const renamed = (value: string) =>
      value.startsWith('[') ? JSON.stringify((JSON.parse(value) as string[]).map(name)) : name(value);
    return Object.fromEntries(Object.entries(stored).map(([id, value]) => [id, renamed(value)]));
  };
  return {
    ...kind,
    store: (field, posted) => withNames(field, (kind.store ?? storePosted)(field, posted)),
    show: (field, stored) =>
      storedTexts(field, stored)
        .flatMap((value) => (value.startsWith('[') ? (JSON.parse(value) as string[]) : [value]))
        .map((value) => value.replace(/:[^:]*$/, ''))
        .join(', '),
  };
}
