import * as texts from '@headwater/brand/texts.ts';
import type { Ref } from 'react';
import { CleanHtml } from '../../content/clean-html.tsx';

interface ConfirmationProps {
  /** Sanitized HTML. */
  html: string;
  /** Of a form with a progress bar that the editor also shows here. */
  completion?: string | null;
  ref?: Ref<HTMLDivElement>;
  /** Shows the form again. */
  onAgain?: () => void;
}

/** The confirmation that replaces an accepted form, in the look of a stamped work order. */
export function Confirmation({ html, completion, ref, onAgain }: ConfirmationProps) {
  return (
    <div className="form-receipt" role="status" tabIndex={-1} ref={ref}>
      <p className="form-stamp">{texts.received}</p>
      {completion && (
        <div className="form-progress" data-kind="PERCENTAGE">
          <p>{completion}</p>
          <progress aria-hidden="true" max={1} value={1} />
        </div>
      )}
      <CleanHtml className="rich-text" html={html} />
      {onAgain && (
        <button className="form-small" type="button" onClick={onAgain}>
          {texts.sendAnother}
        </button>
      )}
    </div>
  );
}
