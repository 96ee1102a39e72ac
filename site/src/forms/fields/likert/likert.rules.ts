import { checkboxRules } from '../checkbox/checkbox.rules.ts';

/** One input for each row, sent as checkboxes send theirs. */
export const likertRules = checkboxRules;
