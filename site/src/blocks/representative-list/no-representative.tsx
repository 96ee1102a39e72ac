import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';

/** Whom to call without a representative nearby. */
export function NoRepresentative() {
  const { phone } = company;
  return (
    <p>
      {texts.noRepresentative(
        <a key="phone" href={phone.href}>
          {phone.label}
        </a>,
      )}
    </p>
  );
}
