import { createContext, useContext } from 'react';
import type { AddressLists } from '../shared/address-lists.ts';
import type { RequiredIndicator } from '../shared/field-base.ts';
import type { FieldValue } from '../shared/field-value.ts';
import type { ChoiceControls } from './choice-controls.ts';
import type { Contact } from './contact.ts';

/** The element of a section's heading: one level below the heading that the form is under. */
export type SectionHeading = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** Data of the form that its fields need. */
export interface FormSurroundings {
  databaseId: number;
  requiredIndicator: RequiredIndicator;
  /** Position of the labels of a field's inputs, unless the field has its own setting. */
  subLabelPlacement: 'ABOVE' | 'BELOW';
  /** Contact details for fields that the site does not support. */
  contact: Contact;
  addressLists: AddressLists;
  /** The visitor's value of another field. */
  answerOf: (fieldId: number) => FieldValue | undefined;
  /** Whether the browser may require a field: false before hydration if rules may hide it. */
  isEnforced: (fieldId: number) => boolean;
  /** Searchable menus, once they are loaded; before that, and on touch screens, selects are native. */
  choiceControls: ChoiceControls | null;
  /** Ref of the captcha badge's element; null without a site key from the CMS, and so without a captcha. */
  captchaMount: ((element: HTMLElement | null) => void) | null;
  sectionHeading: SectionHeading;
}

export const FormContext = createContext<FormSurroundings | null>(null);

/** @throws Error for a field outside a form. */
export function useSurroundings(): FormSurroundings {
  const surroundings = useContext(FormContext);
  if (!surroundings) throw new Error('A field stands outside a form.');
  return surroundings;
}
