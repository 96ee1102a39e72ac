import * as texts from '@headwater/brand/texts.ts';
import { CleanHtml } from '../../content/clean-html.tsx';
import { OtherWays } from './other-ways.tsx';

/** Replaces a form that accepts no messages: its own message, and contact details. */
export function FormNotice({ html }: { html: string | null | undefined }) {
  return (
    <div className="form form-closed">
      {html ? <CleanHtml html={html} /> : <p>{texts.formUnavailable}</p>}
      <OtherWays />
    </div>
  );
}
