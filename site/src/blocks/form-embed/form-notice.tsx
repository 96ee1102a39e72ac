import * as texts from '@headwater/brand/texts.ts';
import { CleanHtml } from '../../content/clean-html.tsx';
import { OtherWays } from './other-ways.tsx';

/** What stands in place of a form that takes no messages: its own words, and how to reach people. */
export function FormNotice({ html }: { html: string | null | undefined }) {
  return (
    <div className="form form-closed">
      {html ? <CleanHtml html={html} /> : <p>{texts.formUnavailable}</p>}
      <OtherWays />
    </div>
  );
}
