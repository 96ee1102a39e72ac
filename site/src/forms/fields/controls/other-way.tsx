import * as texts from '@headwater/brand/texts.ts';
import { useSurroundings } from './form-context.ts';

/** How to reach people where the form cannot take something. */
export function OtherWay() {
  const { phone, email } = useSurroundings().contact;
  return (
    <>
      {texts.call} <a href={phone.href}>{phone.label}</a> {texts.orWriteTo} <a href={`mailto:${email}`}>{email}</a>.
    </>
  );
}
