import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';

/** Contact details that replace a form. */
export function OtherWays() {
  const { phone, email } = company;
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
