import { type GraphQLSchema, isEnumType, Kind, type NameNode, parse, print, printSchema, visit } from 'graphql';

/** Gravity Forms' types of choices by their `inputType`, of which the fields of its add-ons are a kind. */
const pattern = 'MultiChoiceField';

type Names = Readonly<Record<string, string>>;

/**
 * What Gravity Forms' add-ons for polls, quizzes and surveys add to WPGraphQL's schema, and the types of their choices
 * and inputs in place of the pattern's. WPGraphQL for Gravity Forms has a type for each kind of quiz, whose parts have
 * types of their own; a poll or a survey is one type, and its `inputType` says the kind.
 */
const fields = {
  PollField: {},
  QuizCheckboxField: { MultiChoiceFieldChoice: 'QuizCheckboxFieldChoice', GfFieldInput: 'QuizCheckboxInputProperty' },
  QuizRadioField: { MultiChoiceFieldChoice: 'QuizRadioFieldChoice' },
  QuizSelectField: { MultiChoiceFieldChoice: 'QuizSelectFieldChoice' },
  SurveyField: {},
} as const satisfies Readonly<Record<string, Names>>;

/** The recorded types that choices and inputs of quizzes are like. */
const parts: Names = {
  QuizCheckboxFieldChoice: 'MultiChoiceFieldChoice',
  QuizRadioFieldChoice: 'MultiChoiceFieldChoice',
  QuizSelectFieldChoice: 'MultiChoiceFieldChoice',
  QuizCheckboxInputProperty: 'CheckboxInputProperty',
};

const enumValues = ['POLL', 'QUIZ', 'SURVEY', 'LIKERT', 'RANK', 'RATING'];

/**
 * The add-ons' types and enum values that a recorded WordPress lacks, as SDL.
 * @param schema of a recorded WordPress
 */
export function formAdditions(schema: GraphQLSchema): string[] {
  const { definitions } = parse(printSchema(schema), { noLocation: true });
  const typeEnum = schema.getType('FormFieldTypeEnum');
  if (!isEnumType(typeEnum)) throw new Error('The recorded schema has no types of form fields.');

  /** A recorded type with other names in it. */
  function copied(recorded: string, names: Names): string {
    const like = definitions.find((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === recorded);
    if (!like) throw new Error(`The recorded schema has no ${recorded}.`);
    return print(visit(like, { Name: (name: NameNode) => ({ ...name, value: names[name.value] ?? name.value }) }));
  }

  const isMissing = ([type]: readonly [string, unknown]) => !schema.getType(type);
  const missing = enumValues.filter((value) => !typeEnum.getValue(value));
  return [
    ...Object.entries(fields)
      .filter(isMissing)
      .map(([type, names]) => copied(pattern, { ...names, [pattern]: type })),
    ...Object.entries(parts)
      .filter(isMissing)
      .map(([type, like]) => copied(like, { [like]: type })),
    ...(missing.length > 0 ? [`extend enum FormFieldTypeEnum {\n${missing.join('\n')}\n}`] : []),
  ];
}

/** Selected fields of the add-ons' types. @param selected of the type that they are like */
export function addOnFields(selected: string): Record<keyof typeof fields, string> {
  return {
    PollField: selected,
    QuizCheckboxField: selected,
    QuizRadioField: selected,
    QuizSelectField: selected,
    SurveyField: selected,
  };
}

/** Selected fields of their choices and inputs. */
export const addOnParts: Readonly<Record<string, string>> = {
  QuizCheckboxFieldChoice: 'isSelected text value',
  QuizRadioFieldChoice: 'isSelected text value',
  QuizSelectFieldChoice: 'isSelected text value',
  QuizCheckboxInputProperty: 'id label name',
};
