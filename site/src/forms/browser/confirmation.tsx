import * as texts from '@headwater/brand/texts.ts';
import type { Ref } from 'react';
import { CleanHtml } from '../../content/clean-html.tsx';

interface ConfirmationProps {
  /** Sanitized HTML. */
  html: string;
  ref?: Ref<HTMLDivElement>;
  /** Shows the form again. */
  onAgain?: () => void;
}

/** The confirmation that replaces an accepted form, in the look of a stamped work order. */
export function Confirmation({ html, ref, onAgain }: ConfirmationProps) {
  return (
    <div className="form-receipt" role="status" tabIndex={-1} ref={ref}>
      <p className="form-stamp">{texts.received}</p>
      <CleanHtml className="rich-text" html={html} />
      {onAgain && (
        <button className="form-small" type="button" onClick={onAgain}>
          {texts.sendAnother}
        </button>
      )}
    </div>
  );
}
