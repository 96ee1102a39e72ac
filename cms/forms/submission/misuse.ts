import { GraphQLError } from 'graphql';

/** A submission that no form sends: the whole mutation fails, in WordPress's words. */
export const misuse = {
  unknownForm: (id: string) => new GraphQLError(`Unable to retrieve the form for the given ID ${id}.`),
  inactive: (id: number) => new GraphQLError(`The form for the given ID ${id} is inactive or trashed.`),
  globalId: () => new GraphQLError('Your form could not be found'),
  unknownField: (formId: number, fieldId: number) =>
    new GraphQLError(`The form (ID ${formId}) does not contain a field with the field ID ${fieldId}.`),
  wrongKey: (fieldId: number, key: string) =>
    new GraphQLError(`Mutation not processed. Field ${fieldId} requires the use of \`${key}\`.`),
  notAccepting: (message: string) => new GraphQLError(message),
  keyReused: (id: string) =>
    new GraphQLError(`The clientMutationId ${JSON.stringify(id)} was used before for a submission with other values.`),
  longKey: () => new GraphQLError('A clientMutationId has at most 255 characters.'),
  draft: () => new GraphQLError('This form does not offer to save and continue later.'),
} as const;
