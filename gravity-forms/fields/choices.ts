import type { Choice } from '../definition/field-settings.ts';
import { plainText } from '../plain-text.ts';

export function choiceValue({ text, value }: Choice): string {
  return value ?? text;
}

/** Choices as the rules see them. */
export function offered({ choices }: { choices: readonly Choice[] }) {
  return { choices: choices.map((choice) => ({ value: choiceValue(choice) })) };
}

/** The text of the chosen choice; other text is unchanged. */
export function chosenTexts(choices: readonly Choice[], values: readonly string[]): string {
  const textOf = (value: string) => {
    const chosen = choices.find((choice) => choiceValue(choice) === value);
    // A picture has no text, but the choice has a value.
    return chosen ? plainText(chosen.text) || value : value;
  };
  return values.map(textOf).join(', ');
}

/** Choices as the contract defines them. */
export function choiceDetails(choices: readonly Choice[]) {
  return {
    choices: choices.map((choice) => ({
      text: choice.text,
      value: choiceValue(choice),
      isSelected: choice.isSelected ?? false,
    })),
    hasChoiceValue: choices.some(({ text, value }) => value !== undefined && value !== text),
  };
}
