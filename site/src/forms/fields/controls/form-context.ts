import { createContext, useContext } from 'react';
import type { AddressLists } from '../shared/address-lists.ts';
import type { RequiredIndicator } from '../shared/field-base.ts';
import type { ChoiceControls } from './choice-controls.ts';
import type { Contact } from './contact.ts';

/** What fields know of the form around them. */
export interface FormSurroundings {
  requiredIndicator: RequiredIndicator;
  /** Where labels of a field's several inputs stand, unless the field says so itself. */
  subLabelPlacement: 'ABOVE' | 'BELOW';
  /** How to reach people where a field cannot work. */
  contact: Contact;
  addressLists: AddressLists;
  /** Whether the browser may insist on a field: not where rules decide that it cannot follow. */
  isEnforced: (fieldId: number) => boolean;
  /** Searchable menus, once they are loaded; until then, and on touch screens, selects are native. */
  choiceControls: ChoiceControls | null;
  /** Where the captcha's badge goes; null where the CMS names no site key, and asks for no captcha. */
  captchaMount: ((element: HTMLElement | null) => void) | null;
}

export const FormContext = createContext<FormSurroundings | null>(null);

/** @throws Error for a field outside a form. */
export function useSurroundings(): FormSurroundings {
  const surroundings = useContext(FormContext);
  if (!surroundings) throw new Error('A field stands outside a form.');
  return surroundings;
}
