import { useSurroundings } from './form-context.ts';

/** How to reach people where the form cannot take something. */
export function OtherWay() {
  const { phone, email } = useSurroundings().contact;
  return (
    <>
      Call <a href={phone.href}>{phone.label}</a> or write to <a href={`mailto:${email}`}>{email}</a>.
    </>
  );
}
