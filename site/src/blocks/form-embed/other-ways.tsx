import { maker } from '../../config/maker.ts';
import { siteConfig } from '../../config/site.config.ts';

/** How to reach people in place of a form. */
export function OtherWays() {
  const { phone } = siteConfig;
  return (
    <p>
      Call <a href={phone.href}>{phone.label}</a> or write to <a href={`mailto:${maker.email}`}>{maker.email}</a>.
    </p>
  );
}
