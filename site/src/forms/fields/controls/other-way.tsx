import * as texts from '@headwater/brand/texts.ts';
import { useSurroundings } from './form-context.ts';

/** Contact details in place of a control that the site does not support. */
export function OtherWay() {
  const { phone, email } = useSurroundings().contact;
  return (
    <>
      {texts.call} <a href={phone.href}>{phone.label}</a> {texts.orWriteTo} <a href={`mailto:${email}`}>{email}</a>.
    </>
  );
}
