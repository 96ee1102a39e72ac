import type { ConditionalLogic } from './conditional-logic.ts';

/** What a field of any type has. */
export interface FieldBase {
  /** The database id: what values, rules and errors name. */
  id: number;
  label: string;
  labelPlacement: 'TOP' | 'LEFT' | 'RIGHT' | 'HIDDEN';
  /** HTML. */
  description: string | null;
  descriptionPlacement: 'ABOVE' | 'BELOW';
  cssClass: string | null;
  /** The editor's own HTML in place of every message about this field. */
  errorMessage: string | null;
  isRequired: boolean;
  visibility: 'VISIBLE' | 'HIDDEN';
  conditionalLogic: ConditionalLogic | null;
  pageNumber: number;
  /** Of 12 columns; null for all. */
  columnSpan: number | null;
  /** Name of the query parameter that may fill the field. */
  prefill: string | null;
}

/** What a field has whose value is typed or chosen in one input. */
export interface TypedSettings {
  placeholder: string | null;
  defaultValue: string | null;
  size: 'SMALL' | 'MEDIUM' | 'LARGE';
  autocomplete: string | null;
}

export interface Choice {
  text: string;
  value: string;
  isSelected: boolean;
}

/** One input of a field that has several. */
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
  type: 'ASTERISK' | 'TEXT' | 'CUSTOM';
  text: string;
}
