/**
 * Fields of a form as an editor has set them up, in the words of the contract. What is left out has the
 * value that a new field has in Gravity Forms.
 */
import type { ConditionalLogic } from './conditional-logic.ts';

export interface Choice {
  text: string;
  /** Absent: the same as the text. */
  value?: string;
  isSelected?: boolean;
  /** Of a choice in an order: an amount of money. */
  price?: number;
}

export interface SubInput {
  label?: string;
  customLabel?: string;
  isHidden?: boolean;
  placeholder?: string;
  defaultValue?: string;
  autocompleteAttribute?: string;
  name?: string;
}

export type NamePart = 'prefix' | 'first' | 'middle' | 'last' | 'suffix';
export type AddressPart = 'street' | 'lineTwo' | 'city' | 'state' | 'zip' | 'country';
export type AddressType = 'INTERNATIONAL' | 'US' | 'CANADA';

export interface FieldSettings<Type extends string = string> {
  type: Type;
  id: number;
  label?: string;
  cssClass?: string;
  conditionalLogic?: ConditionalLogic;
  visibility?: 'VISIBLE' | 'HIDDEN' | 'ADMINISTRATIVE';
  layoutGridColumnSpan?: number;
}

export interface AskedSettings<Type extends string> extends FieldSettings<Type> {
  description?: string;
  descriptionPlacement?: 'ABOVE' | 'BELOW' | 'INHERIT';
  labelPlacement?: 'TOP' | 'LEFT' | 'RIGHT' | 'HIDDEN' | 'INHERIT';
  subLabelPlacement?: 'ABOVE' | 'BELOW' | 'INHERIT' | 'HIDDEN';
  errorMessage?: string;
  isRequired?: boolean;
  /** Each value may be sent once per form. */
  noDuplicates?: boolean;
  canPrepopulate?: boolean;
  inputName?: string;
}

export interface TypedSettings<Type extends string> extends AskedSettings<Type> {
  placeholder?: string;
  defaultValue?: string;
  size?: 'SMALL' | 'MEDIUM' | 'LARGE';
  autocompleteAttribute?: string;
}

export interface ChoiceSettings<Type extends string> extends TypedSettings<Type> {
  choices: readonly Choice[];
  hasEnhancedUI?: boolean;
  /** Of a post's category: whether all categories are offered, and whether no category is. */
  hasAllCategories?: boolean;
  hasInitialItem?: boolean;
  /** The text of no category. */
  initialItem?: string;
}

/** How many choices visitors select, unless they select none. */
export interface ChoiceLimit {
  choiceLimit?: 'EXACTLY' | 'RANGE';
  choiceLimitNumber?: number;
  choiceLimitMin?: number;
  choiceLimitMax?: number;
}

export interface PageButton {
  type?: 'TEXT' | 'IMAGE';
  text?: string;
  imageUrl?: string;
  conditionalLogic?: ConditionalLogic;
}

/** What an editor may set on a field that visitors fill in; HTML, sections and pages have none of it. */
export function isRequired(field: FieldSettings): boolean {
  return 'isRequired' in field && field.isRequired === true;
}

export function errorMessage(field: FieldSettings): string | undefined {
  return 'errorMessage' in field && typeof field.errorMessage === 'string'
    ? field.errorMessage || undefined
    : undefined;
}
