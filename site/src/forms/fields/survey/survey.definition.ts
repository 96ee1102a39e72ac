import * as texts from '@headwater/brand/texts.ts';
import { graphql, type ResultOf } from '../../../cms-client/graphql.ts';
import type { CheckboxField } from '../checkbox/checkbox.definition.ts';
import { type LikertField, readLikert } from '../likert/likert.definition.ts';
import { multiChoiceDefinition, readMultiChoice } from '../multi-choice/multi-choice.definition.ts';
import type { RadioField } from '../radio/radio.definition.ts';
import { type RankField, readRank } from '../rank/rank.definition.ts';
import { defineField, type FieldDefinition } from '../reading/define-field.ts';
import { likeType } from '../reading/like-type.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readTyped } from '../reading/read-settings.ts';
import { readSelect, type SelectField, selectDefinition } from '../select/select.definition.ts';
import type { TextField } from '../text/text.definition.ts';
import type { TextAreaField } from '../text-area/text-area.definition.ts';

const SurveyFieldParts = graphql(`
  fragment SurveyFieldParts on SurveyField {
    inputType
    inputName
    choices {
      text
      value
      isSelected
    }
    inputs {
      id
      label
      ... on CheckboxInputProperty {
        name
      }
    }
  }
`);

type SurveyParts = ResultOf<typeof SurveyFieldParts>;
type SurveyField = CheckboxField | LikertField | RadioField | RankField | SelectField | TextField | TextAreaField;

/** By which styles lay out radio buttons. */
const classes = { LIKERT: 'form-likert', RATING: 'form-rating' };

function styledRadio(parts: SurveyParts, context: FieldContext, look: keyof typeof classes): SurveyField {
  const field = readMultiChoice(parts, context);
  return { ...field, cssClass: [field.cssClass, classes[look]].filter(Boolean).join(' ') };
}

/** A survey's field, by the control that its `inputType` names. */
function readSurvey(parts: SurveyParts, context: FieldContext): SurveyField {
  switch (parts.inputType) {
    case 'LIKERT':
      return parts.inputs?.length ? readLikert(parts, context) : styledRadio(parts, context, 'LIKERT');
    case 'RANK':
      return readRank(parts, context);
    case 'RATING':
      return styledRadio(parts, context, 'RATING');
    case 'TEXT':
      return { ...readTyped(context, parts), type: 'TEXT', maxLength: null, inputMask: null, isPassword: false };
    case 'TEXTAREA':
      return { ...readTyped(context, parts), type: 'TEXTAREA', maxLength: null };
    case 'SELECT':
      return readSelect({ ...parts, autocompleteAttribute: null, hasEnhancedUI: false }, context);
    default:
      return readMultiChoice(parts, context);
  }
}

export const surveyDefinition = defineField(SurveyFieldParts, readSurvey);

/** Gravity Forms' drop downs of polls and quizzes begin with a choice for none. */
function withNone<Field extends SurveyField>({ fragment, read }: FieldDefinition<Field>): FieldDefinition<Field> {
  return {
    fragment,
    read: (node, context) => {
      const field = read(node, context);
      return field.type === 'SELECT' ? { ...field, placeholder: field.placeholder ?? texts.selectPlaceholder } : field;
    },
  };
}

/** A poll is one of the survey's lists of choices. */
export const pollDefinition = withNone(likeType(surveyDefinition, 'PollField'));

/** A quiz has a type of its own for each control. */
export const quizCheckboxDefinition = likeType(multiChoiceDefinition, 'QuizCheckboxField');
export const quizRadioDefinition = likeType(multiChoiceDefinition, 'QuizRadioField');
export const quizSelectDefinition = withNone(
  likeType(selectDefinition, 'QuizSelectField', ['autocompleteAttribute', 'hasEnhancedUI']),
);
