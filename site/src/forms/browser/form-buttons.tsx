import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode, Ref } from 'react';
import { isComputed } from '../model/computed-fields.ts';
import type { FormButton, FormDefinition } from '../model/form-definition.ts';
import { hiddenInputs } from '../model/hidden-input-names.ts';
import { submittingLabel } from './submission/submit-label.ts';
import type { Phase } from './submission/use-submission.ts';

interface FormButtonsProps {
  form: FormDefinition;
  /** The page that ends with the buttons. */
  page: number;
  phase: Phase['kind'];
  isSubmitVisible: boolean;
  /** Hidden by the form's rules, on a page whose script does not run yet. */
  isSubmitOff: boolean;
  isNextVisible: boolean;
  /** False on the last visible page. */
  hasNext: boolean;
  /** Absent on the first page. */
  onBack: (() => void) | undefined;
  /** Error message above the button. */
  failure: string | null;
  failureRef: Ref<HTMLParagraphElement>;
  /** The button that saves the form for later, if the editor offers it. */
  children: ReactNode;
}

/** A button's picture or text. @param text where the editor wrote none */
function label(button: FormButton | null | undefined, text?: string) {
  return button?.picture ? <img src={button.picture} alt={button.text} /> : button?.text || text;
}

/** The buttons at the end of a form page: Previous, Next or Submit, and one that saves the form for later. */
export function FormButtons(props: FormButtonsProps) {
  const {
    form,
    page,
    phase,
    isSubmitVisible,
    isSubmitOff,
    isNextVisible,
    hasNext,
    onBack,
    failure,
    failureRef,
    children,
  } = props;
  const { previousButton, nextButton } = form.pages.find(({ number }) => number === page) ?? {};
  const isLoading = phase === 'loading';
  return (
    <div className="form-end">
      {failure && (
        <p className="form-failure" tabIndex={-1} ref={failureRef}>
          {failure}
        </p>
      )}
      <div className="form-buttons">
        {onBack && (
          <button className="form-back form-scripted" type="button" onClick={onBack}>
            {label(previousButton, texts.backButton)}
          </button>
        )}
        {hasNext && isNextVisible && (
          <button className="form-submit" type="submit" formNoValidate>
            {label(nextButton, texts.nextButton)}
          </button>
        )}
        {!hasNext && isSubmitVisible && (
          <button
            className="form-submit"
            type="submit"
            aria-busy={phase !== 'idle'}
            data-off={isSubmitOff ? '' : undefined}
          >
            {isLoading ? submittingLabel(form.submitButton.text) : label(form.submitButton)}
          </button>
        )}
        {children}
        {!hasNext && form.fields.some(isComputed) && (
          <noscript>
            <button className="form-small" type="submit" name={hiddenInputs.update} value="1" formNoValidate>
              {texts.updateTotals}
            </button>
          </noscript>
        )}
      </div>
    </div>
  );
}
