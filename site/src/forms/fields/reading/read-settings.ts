import { formatAmount, parseAmount } from '@headwater/contract/forms/amounts.ts';
import { decodeEntities } from '@headwater/contract/text/entities.ts';
import type { Formula, OrderRole } from '@headwater/gravity-forms/rules/rule-field.ts';
import type { Choice, FieldBase, FieldInput, TypedSettings } from '../shared/field-base.ts';
import { escaped } from '../shared/text.ts';
import { labelHtml, withKnownTags } from './cleaner.ts';
import type { FieldContext, TypedNode } from './read-base.ts';

type Maybe<T> = T | null | undefined;

interface ChoiceNode {
  text: Maybe<string>;
  value: Maybe<string>;
  isSelected?: Maybe<boolean>;
}

export interface InputNode {
  id: Maybe<number>;
  label: Maybe<string>;
  customLabel?: Maybe<string>;
  placeholder?: Maybe<string>;
  defaultValue?: Maybe<string>;
  autocompleteAttribute?: Maybe<string>;
  name?: Maybe<string>;
}

/** The base with the name of the query parameter that may fill in the field. */
export function readBase({ base, canPrefill }: FieldContext, inputName: Maybe<string>): FieldBase {
  return { ...base, prefill: (canPrefill && inputName) || null };
}

/** Settings of a field with one text-like input. @param own settings from the type's own fragment */
export function readTyped(
  context: FieldContext,
  own: TypedNode & { inputName?: Maybe<string>; autocompleteAttribute?: Maybe<string> },
): FieldBase & TypedSettings {
  const parts = { ...context.typed, ...own };
  return {
    ...readBase(context, parts.inputName),
    placeholder: decodeEntities(parts.placeholder ?? '') || null,
    defaultValue: withKnownTags(parts.defaultValue, context.base.visibility === 'HIDDEN'),
    size: parts.size ?? 'MEDIUM',
    autocomplete: (parts.hasAutocomplete && parts.autocompleteAttribute) || null,
  };
}

/** The value of a choice defaults to its text. */
export function readChoice({ clean }: FieldContext, choice: ChoiceNode): Choice {
  const html = labelHtml(clean, choice.text);
  return {
    text: clean.text(choice.text ?? ''),
    ...(html && { html }),
    value: choice.value ?? choice.text ?? '',
    isSelected: choice.isSelected ?? false,
  };
}

export function readChoices(context: FieldContext, choices: Maybe<readonly Maybe<ChoiceNode>[]>): Choice[] {
  return (choices ?? []).flatMap((choice) => (choice ? [readChoice(context, choice)] : []));
}

/**
 * A price as the editor wrote it: `12,00 &#8364;`. The number that WPGraphQL for Gravity Forms makes of it, in `price`, has
 * the digits of such an entity, no decimal comma and no minus.
 */
export function readPrice({ clean, currency }: FieldContext, text: Maybe<string>): number {
  return parseAmount(clean.text(text ?? ''), currency) ?? 0;
}

/** A choice of an order: its value has its price, as Gravity Forms sends it. */
export function withPrice<Priced extends Choice>(
  context: FieldContext,
  choice: Priced,
  price: Maybe<string>,
  part: OrderRole['part'],
): Priced {
  const { currency } = context;
  const amount = readPrice(context, price);
  // As in Gravity Forms, options and shipping say what they cost; a product's price is in its text if the editor wants it.
  const isNamed = part !== 'product' && amount !== 0;
  const suffix = isNamed ? ` ${amount > 0 ? '+' : ''}${formatAmount(amount, currency)}` : '';
  const html = choice.html && { html: `${choice.html}${escaped(suffix)}` };
  return { ...choice, ...html, text: `${choice.text}${suffix}`, value: `${choice.value}|${amount}` };
}

/** An editor's formula; null for a field that visitors fill in. */
export function readFormula(parts: {
  isCalculation?: Maybe<boolean>;
  calculationFormula: Maybe<string>;
  calculationRounding: Maybe<number>;
}): Formula | null {
  if (parts.isCalculation === false || !parts.calculationFormula) return null;
  const rounding = parts.calculationRounding ?? -1;
  return { text: parts.calculationFormula, rounding: rounding >= 0 ? rounding : null };
}

/** @param fallback label of an input without its own */
export function readInput({ clean, canPrefill }: FieldContext, input: InputNode, fallback = ''): FieldInput {
  return {
    id: Number(input.id ?? 0),
    label: clean.text(input.customLabel || input.label || fallback),
    placeholder: decodeEntities(input.placeholder ?? '') || null,
    defaultValue: withKnownTags(input.defaultValue, false),
    autocomplete: input.autocompleteAttribute || null,
    prefill: (canPrefill && input.name) || null,
  };
}

/** Gravity Forms stores no maximum as 0. */
export function readLimit(limit: Maybe<number>): number | null {
  return limit && limit > 0 ? limit : null;
}
