import { checkboxInputs } from '../checkbox/checkbox.inputs.ts';

/** One input for each row, sent as checkboxes send theirs. */
export const likertInputs = checkboxInputs;
