import type { RuleMessages } from './messages.ts';
import type { PostedValues } from './posted-values.ts';
import type { RuleField, RulePart, RuleType } from './rule-field.ts';

/** The error of a value, null for one without a text; undefined without an error. */
export type Mistake = string | null | undefined;

export interface CheckOptions {
  say: RuleMessages;
  /** Characters of a text without a limit of its own; absent for any number. */
  longestText?: number;
}

/** How values of one type behave; what is left out is as for a single line of text. */
export interface TypeRules<Type extends RuleType> {
  /** A value of several texts: all of them count, or each has an input of its own that rules may name. */
  texts?: 'several' | 'by input';
  /** What is only shown has none. */
  hasValue?: false;
  isEmpty?(field: RuleField<Type>, posted: PostedValues): boolean;
  /** The inputs of a required field that need a text, whatever is in the others. */
  needed?(field: RuleField<Type>): RulePart[];
  /** The error of a value that is not empty. */
  mistake?(field: RuleField<Type>, posted: PostedValues, options: CheckOptions): Mistake;
}
