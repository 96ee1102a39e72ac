import { CleanHtml } from '../../content/clean-html.tsx';
import { OtherWays } from './other-ways.tsx';

/** What stands in place of a form that takes no messages: its own words, and how to reach people. */
export function FormNotice({ html }: { html: string | null | undefined }) {
  return (
    <div className="form form-closed">
      {html ? <CleanHtml html={html} /> : <p>This form is not available at the moment.</p>}
      <OtherWays />
    </div>
  );
}
