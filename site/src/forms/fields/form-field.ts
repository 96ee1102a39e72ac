import type { DocumentNode } from 'graphql';
import * as addOnDefinitions from './add-on-definitions.ts';
import * as definitions from './definitions.ts';
import * as postDefinitions from './post-definitions.ts';
import * as rareDefinitions from './rare-definitions.ts';
import type { FieldDefinition } from './reading/define-field.ts';
import type { FieldNode, FieldTypeName, NodeWithProblem } from './reading/field.fragment.ts';
import { type FieldSurroundings, readFieldContext } from './reading/read-base.ts';
import type { FieldBase } from './shared/field-base.ts';
import { type UnsupportedField, unsupportedDefinition } from './unsupported/unsupported.definition.ts';

/** Requires a line in one of the lists for every type of the contract. */
const fieldDefinitions = {
  ...definitions,
  ...rareDefinitions,
  ...postDefinitions,
  ...addOnDefinitions,
} satisfies Record<FieldTypeName, FieldDefinition<FieldBase>>;

type Definition = (typeof fieldDefinitions)[keyof typeof fieldDefinitions];

/** A field of any type, discriminated by `type`. */
export type FormField = ReturnType<Definition['read']> | UnsupportedField;
export type FieldType = FormField['type'];
export type FieldOf<Type extends FieldType> = Extract<FormField, { type: Type }>;

const { PollField, SurveyField, ...quizDefinitions } = addOnDefinitions;

/** Types that few forms have; each group has a query of its own. */
const rareGroups = {
  order: rareDefinitions,
  post: postDefinitions,
  // A WordPress may have one add-on without the others.
  poll: { PollField },
  quiz: quizDefinitions,
  survey: { SurveyField },
};
export type RareGroup = keyof typeof rareGroups;

/** The settings of the types that every form may have, and of those that few have. */
export const typeFragments = fragmentsOf(definitions);
export const rareTypeFragments: Readonly<Record<RareGroup, DocumentNode[]>> = {
  order: fragmentsOf(rareGroups.order),
  post: fragmentsOf(rareGroups.post),
  poll: fragmentsOf(rareGroups.poll),
  quiz: fragmentsOf(rareGroups.quiz),
  survey: fragmentsOf(rareGroups.survey),
};

function fragmentsOf(list: Readonly<Record<string, Pick<FieldDefinition<FieldBase>, 'fragment'>>>) {
  return Object.values(list).flatMap(({ fragment }) => fragment ?? []);
}

/** The group of the field's type, whose settings are in a query of their own; undefined for every other type. */
export function rareGroupOf({ __typename }: Pick<FieldNode, '__typename'>): RareGroup | undefined {
  const groups = Object.keys(rareGroups) as RareGroup[];
  const group = groups.find((name) => Object.hasOwn(rareGroups[name], __typename));
  return group && fieldDefinitions[__typename].fragment !== null ? group : undefined;
}

/** Whether there is nothing to choose in a field of choices. */
function lacksChoices(field: FormField): boolean {
  return 'choices' in field && field.choices.length === 0 && !('hasOtherChoice' in field && field.hasOtherChoice);
}

/**
 * Reads a field. One of a type that is not in the contract becomes `UNSUPPORTED`, and so does one without a control,
 * because the CMS gave none of its choices.
 */
export function readField(node: FieldNode, surroundings: FieldSurroundings): FormField {
  const isKnown = Object.hasOwn(fieldDefinitions, node.__typename);
  const { read } = isKnown ? fieldDefinitions[node.__typename] : unsupportedDefinition;
  const context = readFieldContext(node, surroundings);
  const field = read(node, context);
  if (!lacksChoices(field)) return field;
  const { problem } = node as NodeWithProblem;
  const typeName = `${node.__typename} without choices${problem ? `: ${problem}` : ''}`;
  return { ...context.base, type: 'UNSUPPORTED', typeName };
}
