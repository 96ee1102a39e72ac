/** Fields of Gravity Forms' add-ons for polls, quizzes and surveys. This CMS stores answers and grades nothing. */

import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { ChoiceSettings, FieldSettings } from '../definition/field-settings.ts';
import { choiceInputId } from '../gravity-form.ts';
import { misuse } from '../submission/misuse.ts';
import { checkboxKind } from './checkbox.ts';
import { choiceDetails, chosenTexts, offered } from './choices.ts';
import { type FieldKind, postValue, storedTexts, storePosted } from './field-kind.ts';
import { radioKind, selectKind } from './select.ts';
import { textAreaKind, textKind } from './text.ts';
import { variantOf } from './variant-of.ts';

/** A statement that visitors agree with or not. */
interface LikertRow {
  text: string;
  /** As Gravity Forms names it: `glikertrow…`. */
  value: string;
}

interface LikertSettings extends ChoiceSettings<string> {
  /** Absent: one, which is the field's label. */
  rows?: readonly LikertRow[];
}

/** Input IDs, one per row. */
function rowInputIds({ id, rows = [] }: LikertSettings): string[] {
  return rows.map((_, at) => choiceInputId(id, at));
}

/** One answer, or one for each row, posted as `row:column` under the input of its row. */
const likertKind: FieldKind<LikertSettings> = {
  type: 'LIKERT',
  valueKey: 'value',
  keyOf: ({ rows }) => (rows ? 'checkboxValues' : 'value'),
  details: (field) => ({
    ...choiceDetails(field.choices),
    inputs:
      field.rows?.map(({ text, value }, at) => ({ id: Number(rowInputIds(field)[at]), label: text, name: value })) ??
      null,
  }),
  post: (field, input) => {
    if (!field.rows) return [[String(field.id), trimmed(input.value ?? '')]];
    const ids = rowInputIds(field);
    return (input.checkboxValues ?? []).map((answer) => {
      const id = String(answer?.inputId ?? '');
      if (!ids.includes(id)) throw misuse.unknownInput(field.id, id);
      return [id, trimmed(answer?.value ?? '')];
    });
  },
  rule: (field) => {
    const { rows } = field;
    if (!rows) return { type: 'RADIO', ...offered(field), hasOtherChoice: false };
    const ids = rowInputIds(field);
    const choices = rows.flatMap((row, at) =>
      offered(field).choices.map(({ value }) => ({ value: `${row.value}:${value}`, inputId: Number(ids[at]) })),
    );
    return { type: 'LIKERT', choices };
  },
  show: (field, stored) => {
    if (!field.rows) return chosenTexts(field.choices, [stored[field.id] ?? ''].filter(Boolean));
    const ids = rowInputIds(field);
    const answers = field.rows.map(({ text }, at) => [text, stored[ids[at] ?? '']?.split(':')[1]] as const);
    return answers
      .flatMap(([text, column]) => (column ? [`${text}: ${chosenTexts(field.choices, [column])}`] : []))
      .join('; ');
  },
};

const order = (text: string): string[] => text.split(',').filter(Boolean);

/** Choices that visitors put into an order, posted and stored as the values of all of them with commas. */
const rankKind: FieldKind<ChoiceSettings<string>> = {
  type: 'RANK',
  valueKey: 'value',
  details: ({ choices }) => choiceDetails(choices),
  post: postValue,
  rule: (field) => ({ type: 'RANK', ...offered(field) }),
  show: ({ id, choices }, stored) => chosenTexts(choices, order(stored[id] ?? '')),
};

type OneOf<Type extends string, InputType extends string> = ChoiceSettings<Type> & InputTypeSettings<Type, InputType>;

export interface PollField extends OneOf<'POLL', 'RADIO' | 'CHECKBOX' | 'SELECT'> {}

type SurveyInput = 'LIKERT' | 'RANK' | 'RATING' | 'RADIO' | 'CHECKBOX' | 'SELECT' | 'TEXT' | 'TEXTAREA';

export interface SurveyField extends OneOf<'SURVEY', SurveyInput> {
  /** Of a Likert field with several. */
  rows?: readonly LikertRow[];
}

const choices = { RADIO: radioKind, CHECKBOX: checkboxKind, SELECT: selectKind };

export const pollKind = kindByInputType<PollField>('POLL', choices);

export const surveyKind = kindByInputType<SurveyField>('SURVEY', {
  LIKERT: likertKind,
  RANK: rankKind,
  RATING: radioKind,
  ...choices,
  TEXT: textKind,
  TEXTAREA: textAreaKind,
});

export const quizRadioKind = variantOf(radioKind, 'QUIZ_RADIO');
export const quizCheckboxKind = variantOf(checkboxKind, 'QUIZ_CHECKBOX');
export const quizSelectKind = variantOf(selectKind, 'QUIZ_SELECT');

/** A field whose `inputType` says which control it has. */
interface InputTypeSettings<Type extends string, InputType extends string> extends FieldSettings<Type> {
  /** Defaults to the first kind. */
  inputType?: InputType;
}

/**
 * A type of Gravity Forms that is one of several controls, by its `inputType`, and behaves like that control's own type.
 * @param kinds by `inputType`; the first one is a new field's, and one's whose `inputType` is not in the list
 */
function kindByInputType<Field extends InputTypeSettings<string, string>>(
  type: Field['type'],
  kinds: Readonly<Record<NonNullable<Field['inputType']>, unknown>>,
): FieldKind<Field> {
  // The functions of a kind never look at the type, which is all that differs.
  const byName = kinds as unknown as Readonly<Record<string, FieldKind<Field>>>;
  const [first = ''] = Object.keys(kinds);
  const nameOf = ({ inputType = first }: Field): string => (Object.hasOwn(byName, inputType) ? inputType : first);
  const kindOf = (field: Field): FieldKind<Field> => {
    const kind = byName[nameOf(field)];
    if (!kind) throw new Error(`${type} needs at least one kind of control.`);
    return kind;
  };
  return {
    type,
    valueKey: 'value',
    keyOf: (field) => kindOf(field).keyOf?.(field) ?? kindOf(field).valueKey ?? 'value',
    details: (field) => ({ inputs: null, ...kindOf(field).details?.(field), inputType: nameOf(field) }),
    post: (field, input) => kindOf(field).post?.(field, input) ?? [],
    rule: (field) => kindOf(field).rule(field),
    store: (field, posted) => (kindOf(field).store ?? storePosted)(field, posted),
    show: (field, stored) => kindOf(field).show?.(field, stored) ?? storedTexts(field, stored).join(', '),
  };
}
