/** A submission that is refused as a whole, unlike one with invalid values. */
export class SubmissionError extends Error {
  override name = 'SubmissionError';
}

/** Submissions that no form sends, in the words of Gravity Forms and of its GraphQL plugin. */
export const misuse = {
  unknownForm: (id: string) => new SubmissionError(`Unable to retrieve the form for the given ID ${id}.`),
  inactive: (id: number) => new SubmissionError(`The form for the given ID ${id} is inactive or trashed.`),
  globalId: () => new SubmissionError('Your form could not be found'),
  unknownField: (formId: number, fieldId: number) =>
    new SubmissionError(`The form (ID ${formId}) does not contain a field with the field ID ${fieldId}.`),
  unknownInput: (fieldId: number, inputId: number | string) =>
    new SubmissionError(`Field ${fieldId} has no input with an id of ${inputId}.`),
  wrongKey: (fieldId: number, key: string) =>
    new SubmissionError(`Mutation not processed. Field ${fieldId} requires the use of \`${key}\`.`),
  notAccepting: (message: string) => new SubmissionError(message),
  keyReused: (id: string) =>
    new SubmissionError(
      `The clientMutationId ${JSON.stringify(id)} was used before for a submission with other values.`,
    ),
  longKey: () => new SubmissionError('A clientMutationId has at most 255 characters.'),
  draft: () => new SubmissionError('This form does not offer to save and continue later.'),
} as const;
