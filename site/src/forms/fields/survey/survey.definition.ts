import { graphql, type ResultOf } from '../../../cms-client/graphql.ts';
import { type CheckboxField, readCheckbox } from '../checkbox/checkbox.definition.ts';
import { type LikertField, readLikert } from '../likert/likert.definition.ts';
import { type RadioField, readRadio } from '../radio/radio.definition.ts';
import { type RankField, readRank } from '../rank/rank.definition.ts';
import { defineField } from '../reading/define-field.ts';
import { likeType } from '../reading/like-type.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readTyped } from '../reading/read-settings.ts';
import { readSelect, type SelectField } from '../select/select.definition.ts';
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
/** What the controls for choices read, of any of the add-ons. */
type ChoiceParts = Pick<SurveyParts, 'inputType' | 'inputName' | 'choices'> & {
  inputs: ({ id: number | null } | null)[] | null;
};
type SurveyField = CheckboxField | LikertField | RadioField | RankField | SelectField | TextField | TextAreaField;

function readSingle({ inputName, choices }: ChoiceParts, context: FieldContext): RadioField {
  const single = (choices ?? []).map((choice) => choice && { ...choice, isOtherChoice: false });
  return readRadio({ inputName, choices: single, hasOtherChoice: false }, context);
}

function readChoicesField(parts: ChoiceParts, context: FieldContext): CheckboxField | RadioField | SelectField {
  const { inputType, inputName, choices, inputs } = parts;
  if (inputType === 'CHECKBOX') return readCheckbox({ inputName, choices, inputs, hasSelectAll: false }, context);
  if (inputType === 'SELECT')
    return readSelect({ inputName, choices, autocompleteAttribute: null, hasEnhancedUI: false }, context);
  return readSingle(parts, context);
}

/** By which styles lay out radio buttons. */
const classes = { LIKERT: 'form-likert', RATING: 'form-rating' };

function styledRadio(parts: SurveyParts, context: FieldContext, look: keyof typeof classes): RadioField {
  const field = readSingle(parts, context);
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
    default:
      return readChoicesField(parts, context);
  }
}

export const surveyDefinition = defineField(SurveyFieldParts, readSurvey);

/** A poll is one of the survey's lists of choices. */
export const pollDefinition = likeType(surveyDefinition, 'PollField');

const QuizFieldParts = graphql(`
  fragment QuizFieldParts on QuizCheckboxField {
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
    }
  }
`);

const quizDefinition = defineField(QuizFieldParts, readChoicesField);

/** Quizzes are types of their own for each control, with inputs of their own, and say which in the same way. */
export const quizCheckboxDefinition = likeType(quizDefinition, 'QuizCheckboxField');
export const quizRadioDefinition = likeType(quizDefinition, 'QuizRadioField');
export const quizSelectDefinition = likeType(quizDefinition, 'QuizSelectField');
