import * as texts from '@headwater/brand/texts.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { LikertField } from '../likert/likert.definition.ts';
import { findChoice } from '../shared/choices.ts';
import { type FieldRules, type RecordOf, sentText } from '../shared/field-rules.ts';
import { inputName } from '../shared/input-names.ts';
import { isBlank } from '../shared/text.ts';
import type { CheckboxField } from './checkbox.definition.ts';

/** Several choices of a Likert row share an input. */
type Boxes = CheckboxField | LikertField;
type Held = RecordOf<'checkboxValues'>;

function ticked(held: Held | undefined): Held['checkboxValues'] {
  return (held?.checkboxValues ?? []).filter(({ value }) => !isBlank(value));
}

function isKnownInput({ choices }: Boxes, inputId: number): boolean {
  return choices.some((choice) => choice.inputId === inputId);
}

function isOffered({ choices, prefill }: Boxes, { inputId, value }: Held['checkboxValues'][number]): boolean {
  return choices.some(
    (choice) => choice.inputId === inputId && (prefill !== null || trimmed(choice.value) === trimmed(value)),
  );
}

export const checkboxRules: FieldRules<Boxes, Held> = {
  key: 'checkboxValues',
  initial({ choices, prefill }, prefilled) {
    const wanted = prefilled(prefill)?.split(',');
    const selected = wanted
      ? wanted.flatMap((text) => findChoice(choices, text) ?? [])
      : choices.filter(({ isSelected }) => isSelected);
    const checkboxValues = selected.map(({ inputId, value }) => ({ inputId, value }));
    return checkboxValues.length > 0 ? { checkboxValues } : undefined;
  },
  isEmpty: (_field, held) => ticked(held).length === 0,
  missing: (_field, held) => (ticked(held).length === 0 ? texts.fieldMessages.required : undefined),
  mistake: (field, held) =>
    ticked(held).every((box) => isOffered(field, box)) ? undefined : texts.fieldMessages.choice,
  compared(_field, held, inputId) {
    if (inputId === null) return ticked(held).map(({ value }) => value);
    return ticked(held).find((box) => box.inputId === inputId)?.value ?? '';
  },
  /** An input that the form does not have would fail the whole mutation. */
  submission(field, held) {
    const checkboxValues = ticked(held).filter(({ inputId }) => isKnownInput(field, inputId));
    return checkboxValues.length > 0 ? { checkboxValues } : undefined;
  },
  read({ choices }, data) {
    const checkboxValues = [...new Set(choices.map(({ inputId }) => inputId))].flatMap((inputId) => {
      const value = sentText(data, inputName(inputId));
      return value === undefined ? [] : [{ inputId, value }];
    });
    return checkboxValues.length > 0 ? { checkboxValues } : undefined;
  },
  write: (_field, { checkboxValues }) => checkboxValues.map(({ inputId, value }) => [inputName(inputId), value]),
};
