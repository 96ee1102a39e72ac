import { type GraphQLSchema, isEnumType, Kind, type NameNode, parse, print, printSchema, visit } from 'graphql';

/** Gravity Forms' types of choices by their `inputType`, of which the fields of its add-ons are a kind. */
const pattern = 'MultiChoiceField';

/**
 * What Gravity Forms' add-ons for polls, quizzes and surveys add to WPGraphQL's schema. WPGraphQL for Gravity Forms has a
 * type for each kind of quiz; a poll or a survey is one type, and its `inputType` says the kind.
 */
const types = ['PollField', 'QuizCheckboxField', 'QuizRadioField', 'QuizSelectField', 'SurveyField'] as const;
const enumValues = ['POLL', 'QUIZ', 'SURVEY', 'LIKERT', 'RANK', 'RATING'];

/**
 * The add-ons' types and enum values that a recorded WordPress lacks, as SDL.
 * @param schema of a recorded WordPress
 */
export function formAdditions(schema: GraphQLSchema): string[] {
  const { definitions } = parse(printSchema(schema), { noLocation: true });
  const like = definitions.find((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === pattern);
  const typeEnum = schema.getType('FormFieldTypeEnum');
  if (!like || !isEnumType(typeEnum)) throw new Error(`The recorded schema has no ${pattern}, or no types of fields.`);
  const named = (type: string) => ({
    Name: (name: NameNode): NameNode => (name.value === pattern ? { ...name, value: type } : name),
  });
  const missing = enumValues.filter((value) => !typeEnum.getValue(value));
  return [
    ...types.filter((type) => !schema.getType(type)).map((type) => print(visit(like, named(type)))),
    ...(missing.length > 0 ? [`extend enum FormFieldTypeEnum {\n${missing.join('\n')}\n}`] : []),
  ];
}

/** Selected fields of the add-ons' types. @param fields of the type that they are like */
export function addOnFields(fields: string): Record<(typeof types)[number], string> {
  const [poll, checkbox, radio, select, survey] = types;
  return { [poll]: fields, [checkbox]: fields, [radio]: fields, [select]: fields, [survey]: fields };
}
