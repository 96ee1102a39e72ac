/** Contact details shown in place of a form. */
export interface Contact {
  phone: { label: string; href: string };
  email: string;
}
