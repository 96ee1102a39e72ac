import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { Choice } from './field-base.ts';

const PRICE = /\|[-\d.e]+$/;

/** The choices that a query parameter names, with commas between them, or several parameters, a line each. */
export function findChoices<Offered extends Choice>(choices: readonly Offered[], texts: string): Offered[] {
  const wanted = texts.split(texts.includes('\n') ? '\n' : ',').filter(Boolean);
  return wanted.flatMap((text) => findChoice(choices, text) ?? []);
}

/** The choice with the value, with or without its price, or the visible text of a query parameter; no text names none. */
export function findChoice<Offered extends Choice>(choices: readonly Offered[], text: string): Offered | undefined {
  const wanted = trimmed(text);
  if (wanted === '') return undefined;
  return (
    choices.find(({ value }) => trimmed(value.replace(PRICE, '')) === wanted || trimmed(value) === wanted) ??
    choices.find((choice) => choice.text === wanted)
  );
}
