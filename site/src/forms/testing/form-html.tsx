import { renderToStaticMarkup } from 'react-dom/server';
import { LeadForm } from '../browser/form.island.tsx';
import type { LeadFormProps } from '../browser/form-props.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import { addressLists } from '../server/address-lists.ts';

const contact = { phone: { label: '(218) 555-0142', href: 'tel:+12185550142' }, email: 'office@example.com' };

/** What a page gives a form. */
export function formProps(form: FormDefinition, props: Partial<LeadFormProps> = {}): LeadFormProps {
  return { form, token: 't', pagePath: '/', contact, addressLists: addressLists(form), ...props };
}

/** The server's markup of a form. */
export function formHtml(form: FormDefinition, props?: Partial<LeadFormProps>): string {
  return renderToStaticMarkup(<LeadForm {...formProps(form, props)} />);
}
