import { noValue } from '../shared/no-value.ts';

/** A required one does not stop the form: its lead waits for a person. */
export const unsupportedInputs = noValue;
