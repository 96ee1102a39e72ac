import { messages } from '@headwater/contract/forms/messages.ts';
import type { Choice } from '../definition/field-settings.ts';
import { type Refusal, refuse } from './field-kind.ts';

export function choiceValue({ text, value }: Choice): string {
  return value ?? text;
}

/** Rejects values that are not offered, except when a URL may prefill the field: Gravity Forms accepts anything then. */
export function checkChoices(
  { choices, canPrepopulate }: { choices: readonly Choice[]; canPrepopulate?: boolean },
  values: readonly string[],
): Refusal | undefined {
  if (canPrepopulate) return undefined;
  const offered = new Set(choices.map(choiceValue));
  return values.every((value) => value === '' || offered.has(value)) ? undefined : refuse(messages.choice);
}

/** The text of the chosen choice; other text is unchanged. */
export function chosenTexts(choices: readonly Choice[], values: readonly string[]): string {
  return values.map((value) => choices.find((choice) => choiceValue(choice) === value)?.text ?? value).join(', ');
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
