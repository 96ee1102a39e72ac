import type { ConditionalLogic } from '@headwater/gravity-forms/definition/conditional-logic.ts';
import type { OrderRole } from '@headwater/gravity-forms/rules/rule-field.ts';

/** Settings of every field type. */
export interface FieldBase {
  /** The database ID, to which values, rules and errors refer. */
  id: number;
  label: string;
  /** The label with its links and emphasis; absent for one that is only text. */
  labelHtml?: string;
  labelPlacement: 'TOP' | 'LEFT' | 'RIGHT' | 'HIDDEN';
  /** HTML. */
  description: string | null;
  descriptionPlacement: 'ABOVE' | 'BELOW';
  cssClass: string | null;
  /** The editor's HTML, which replaces every error message of this field. */
  errorMessage: string | null;
  isRequired: boolean;
  visibility: 'VISIBLE' | 'HIDDEN';
  conditionalLogic: ConditionalLogic | null;
  pageNumber: number;
  /** Number of grid columns, of 12; null for all. */
  columnSpan: number | null;
  /** Name of the query parameter that may fill in the field. */
  prefill: string | null;
  /** Absent for a field that is no part of an order. */
  order?: OrderRole;
}

/** Settings of a field with one input. */
export interface TypedSettings {
  placeholder: string | null;
  defaultValue: string | null;
  size: 'SMALL' | 'MEDIUM' | 'LARGE';
  autocomplete: string | null;
}

export interface Choice {
  text: string;
  /** The text with its links, emphasis and pictures; absent for one that is only text. */
  html?: string;
  /** Of a choice with a price: `Part|100`, as Gravity Forms sends it. */
  value: string;
  isSelected: boolean;
}

/** One input of a field with several. */
export interface FieldInput {
  /** Such as 5.3. */
  id: number;
  label: string;
  placeholder: string | null;
  defaultValue: string | null;
  autocomplete: string | null;
  prefill: string | null;
}

/** How a form marks its required fields. */
export interface RequiredIndicator {
  /** `TEXT` is a word, which needs no legend. */
  type: 'ASTERISK' | 'TEXT' | 'CUSTOM';
  /** The mark. */
  text: string;
}
