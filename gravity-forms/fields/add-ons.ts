/** Fields of Gravity Forms' add-ons for polls, quizzes and surveys. This CMS stores answers and grades nothing. */
import type { ChoiceSettings } from '../definition/field-settings.ts';
import { type InputTypeSettings, kindByInputType } from './by-input-type.ts';
import { checkboxKind } from './checkbox.ts';
import { type LikertRow, likertKind } from './likert.ts';
import { rankKind } from './rank.ts';
import { radioKind, selectKind } from './select.ts';
import { textAreaKind, textKind } from './text.ts';
import { variantOf } from './variant-of.ts';

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

const quiz = (inputType: string) => ({ type: 'QUIZ', inputType });

export const quizRadioKind = variantOf(radioKind, 'QUIZ_RADIO', quiz('RADIO'));
export const quizCheckboxKind = variantOf(checkboxKind, 'QUIZ_CHECKBOX', quiz('CHECKBOX'));
export const quizSelectKind = variantOf(selectKind, 'QUIZ_SELECT', quiz('SELECT'));
