import { noValue } from '../shared/no-value.ts';

/** A file cannot be sent with the form: the visitor reads where to mail it, so the field never blocks the form. */
export const fileUploadRules = { ...noValue, isPrivate: () => true } as const;
