import * as texts from '@headwater/brand/texts.ts';
import type { ReactNode } from 'react';
import { isComputed } from '../model/computed-fields.ts';
import type { FormButton, FormDefinition } from '../model/form-definition.ts';
import { hiddenInputs } from '../model/hidden-input-names.ts';
import { previousPage } from '../model/pages.ts';
import type { LeadFormProps } from './form-props.ts';
import type { LeadFormState } from './use-lead-form.ts';

interface FormButtonsProps {
  form: FormDefinition;
  returned: LeadFormProps['returned'] | undefined;
  state: LeadFormState;
  /** The page that ends with the buttons. */
  number: number;
  /** The button that saves the form for later, if the editor offers it. */
  children: ReactNode;
}

/** A button's picture or text. @param text where the editor wrote none */
function label(button: FormButton | null | undefined, text?: string) {
  return button?.picture ? <img src={button.picture} alt={button.text} /> : button?.text || text;
}

/** The button's label while the form is being sent: one text for all labels except "Submit", which has its own. */
export function submittingLabel(text: string): string {
  return text === texts.submitButton ? texts.submitting : texts.sending;
}

/** The buttons at the end of a form page: Previous, Next or Submit, and one that saves the form for later. */
export function FormButtons({ form, state, number, returned, children }: FormButtonsProps) {
  const { page, pages, seen, phase, isHydrated } = state;
  const { previousButton, nextButton } = form.pages.find((each) => each.number === number) ?? {};
  const isOpen = number === page;
  const hasNext = number < (isOpen ? (pages.at(-1) ?? 1) : form.pages.length);
  const failure = state.failure ?? (number === form.pages.length ? returned?.failure : undefined);
  return (
    <div className="form-end">
      {failure && (
        <p className="form-failure" tabIndex={-1} ref={state.focus.failure}>
          {failure}
        </p>
      )}
      <div className="form-buttons">
        {number > 1 && isOpen && (
          <button
            className="form-back form-scripted"
            type="button"
            onClick={() => state.turn(state.steps.back, previousPage(form, seen, number))}
          >
            {label(previousButton, texts.backButton)}
          </button>
        )}
        {hasNext && seen.isNextVisible(number) && (
          <button className="form-submit" type="submit" formNoValidate>
            {label(nextButton, texts.nextButton)}
          </button>
        )}
        {!hasNext && (seen.submitVisible || !isHydrated) && (
          <button
            className="form-submit"
            type="submit"
            aria-busy={phase.kind !== 'idle'}
            data-off={seen.submitVisible ? undefined : ''}
          >
            {phase.kind === 'loading' ? submittingLabel(form.submitButton.text) : label(form.submitButton)}
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
