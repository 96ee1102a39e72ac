import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import type { Contact } from '../../forms/fields/controls/contact.ts';

/** Contact details that replace a form. */
export function OtherWays({ contact: { phone, email } = company }: { contact?: Contact }) {
  return (
    <p>
      {texts.callOrWrite(
        <a key="phone" href={phone.href}>
          {phone.label}
        </a>,
        <a key="email" href={`mailto:${email}`}>
          {email}
        </a>,
      )}
    </p>
  );
}
