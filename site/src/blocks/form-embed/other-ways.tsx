import { company } from '@headwater/brand/company.ts';

/** How to reach people in place of a form. */
export function OtherWays() {
  const { phone, email } = company;
  return (
    <p>
      Call <a href={phone.href}>{phone.label}</a> or write to <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
