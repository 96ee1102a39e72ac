import type { ChoiceLimit, ChoiceSettings } from '../definition/field-settings.ts';
import { checkboxKind } from './checkbox.ts';
import { offered } from './choices.ts';
import { type FieldKind, postValue } from './field-kind.ts';

interface MultiChoiceSettings<Type extends string> extends ChoiceSettings<Type>, ChoiceLimit {
  /** Whether visitors may choose several or one; defaults to one. */
  inputType?: 'CHECKBOX' | 'RADIO';
}

export interface MultiChoiceField extends MultiChoiceSettings<'MULTI_CHOICE'> {}

/** The pictures are not in the contract, as in WPGraphQL for Gravity Forms. */
export interface ImageChoiceField extends MultiChoiceSettings<'IMAGE_CHOICE'> {}

/** Gravity Forms' newer choices: checkboxes or radio buttons behind one type. */
function multiChoice<Field extends MultiChoiceSettings<string>>(type: Field['type']): FieldKind<Field> {
  const boxes = checkboxKind as unknown as FieldKind<Field>;
  const isMany = ({ inputType = 'RADIO' }: Field) => inputType === 'CHECKBOX';
  return {
    ...boxes,
    type,
    keyOf: (field) => (isMany(field) ? 'checkboxValues' : 'value'),
    details: (field) => {
      const details = { ...boxes.details?.(field), inputType: field.inputType ?? 'RADIO' };
      return isMany(field) ? details : { ...details, inputs: null };
    },
    post: (field, input) => (isMany(field) ? (boxes.post?.(field, input) ?? []) : postValue(field, input)),
    rule: (field) => (isMany(field) ? boxes.rule(field) : { type: 'RADIO', ...offered(field), hasOtherChoice: false }),
  };
}

export const multiChoiceKind = multiChoice<MultiChoiceField>('MULTI_CHOICE');
export const imageChoiceKind = multiChoice<ImageChoiceField>('IMAGE_CHOICE');
