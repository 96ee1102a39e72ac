import { maker } from '../../config/maker.ts';
import { siteConfig } from '../../config/site.config.ts';
import { CleanHtml } from '../../content/clean-html.tsx';

/** What stands in place of a form that takes no messages: its own words, or how to reach people. */
export function FormNotice({ html }: { html: string | null | undefined }) {
  const { phone } = siteConfig;
  return (
    <div className="form form-closed">
      {html ? <CleanHtml html={html} /> : <p>This form is not available at the moment.</p>}
      <p>
        Call <a href={phone.href}>{phone.label}</a> or write to <a href={`mailto:${maker.email}`}>{maker.email}</a>.
      </p>
    </div>
  );
}
