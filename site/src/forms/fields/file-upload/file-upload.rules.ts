import { noValue } from '../shared/no-value.ts';

/** Files cannot be sent with the form: the visitor is shown where to email them, so the field never blocks the form. */
export const fileUploadRules = { ...noValue, isPrivate: () => true } as const;
