/**
 * Fields of Gravity Forms' add-ons for polls, quizzes and surveys, a line each like the others. Their query is sent for
 * forms with such a field only: without the add-on, WordPress does not know the types.
 */
export {
  pollDefinition as PollField,
  quizCheckboxDefinition as QuizCheckboxField,
  quizRadioDefinition as QuizRadioField,
  quizSelectDefinition as QuizSelectField,
  surveyDefinition as SurveyField,
} from './survey/survey.definition.ts';
