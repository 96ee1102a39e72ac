import { governedFields } from '@headwater/gravity-forms/rules/visibility.ts';
import { useEffect, useRef } from 'react';
import { loadFieldComponents } from '../fields/component-of.ts';
import { FormContext, type FormSurroundings } from '../fields/controls/form-context.ts';
import type { FormField } from '../fields/form-field.ts';
import { valueOfField } from '../model/field-values.ts';
import { completionText } from '../model/pages.ts';
import { useLoadedControls } from './choice/use-loaded-controls.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormButtons } from './form-buttons.tsx';
import { FormHead } from './form-head.tsx';
import { FormPage } from './form-page.tsx';
import { formPath, type LeadFormProps, OPEN_PAGE_ID } from './form-props.ts';
import { HiddenInputs } from './hidden-inputs.tsx';
import { Progress } from './progress.tsx';
import { saveButton } from './save-button.ts';
import { type LeadFormState, useLeadForm } from './use-lead-form.ts';

/**
 * A form that an editor built. The server renders one long form that any browser can send. Where scripts run, styles
 * hide what the rules hide for the initial values, so that hydration changes nothing visible.
 */
export function LeadForm(props: LeadFormProps) {
  const { form } = props;
  const state = useLeadForm(props);
  const surroundings = useSurroundingsOf(props, state);
  const { phase, focus } = state;
  const receipt = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (phase.kind === 'accepted') receipt.current?.focus();
  }, [phase]);

  if (phase.kind === 'accepted') {
    const again = () => {
      state.again();
      focus.moveTo('form');
    };
    return (
      <div className="form">
        <phase.Confirmation ref={receipt} html={phase.html} completion={completionText(form)} onAgain={again} />
      </div>
    );
  }
  return (
    <FormContext value={surroundings}>
      <OpenForm {...props} state={state} />
    </FormContext>
  );
}

/**
 * Loads what only few forms have, before a form is rendered in the browser: React renders a form anew that a visitor
 * clicks while it is suspended. @throws Error when the network fails
 */
LeadForm.load = async ({ form }: LeadFormProps): Promise<void> => {
  await Promise.all([loadFieldComponents(form.fields), form.saveButton && saveButton.load()]);
};

/** What the fields of a form know of it. */
function useSurroundingsOf({ form, ...props }: LeadFormProps, state: LeadFormState): FormSurroundings {
  const choiceControls = useLoadedControls(form, state.isTouched);
  // Without JavaScript, fields with rules are all visible, so the browser must not require them.
  const isGoverned = (id: number) =>
    governedFields(form.fields).some((field) => field.id === id && field.logics.length > 0);
  return {
    databaseId: form.databaseId,
    requiredIndicator: form.requiredIndicator,
    subLabelPlacement: form.subLabelPlacement,
    contact: props.contact,
    addressLists: props.addressLists,
    answerOf: (id) => valueOfField(state.values, id),
    isEnforced: (id) => state.isHydrated || !isGoverned(id),
    choiceControls,
    captchaMount: state.captcha.field ? state.captcha.mount : null,
    sectionHeading: props.sectionHeading ?? 'h2',
  };
}

/** A form to fill in. */
function OpenForm({ state, ...props }: LeadFormProps & { state: LeadFormState }) {
  const { form, returned, resumed } = props;
  const { formId, focus, page, pages, errors, captcha, phase, isHydrated } = state;
  const openField = ({ id, pageNumber }: FormField) => {
    state.steps.open(pageNumber);
    focus.moveTo(id);
  };
  const shownPages = isHydrated ? [page] : form.pages.map(({ number }) => number);
  const SaveButton = form.saveButton ? saveButton.component : undefined;
  return (
    <form
      ref={focus.form}
      tabIndex={-1}
      className={form.cssClass ? `form ${form.cssClass}` : 'form'}
      action={formPath(form)}
      method="post"
      encType={
        form.fields.some((field) => 'acceptsFiles' in field && field.acceptsFiles) ? 'multipart/form-data' : undefined
      }
      noValidate={isHydrated}
      aria-label={form.title || undefined}
      data-live={isHydrated ? '' : undefined}
      data-returned={returned && ''}
      onSubmit={state.onSubmit}
      onFocus={state.onFocus}
    >
      <FormHead form={form} hasTitle={props.hasTitle ?? false} hasDescription={props.hasDescription ?? false} />
      <ErrorSummary form={form} formId={formId} errors={errors} ref={focus.summary} onOpen={openField} />
      {form.pages.length > 1 && <Progress form={form} pages={pages} page={page} ref={focus.step} />}
      <HiddenInputs token={props.token} pagePath={props.pagePath} saved={SaveButton ? undefined : resumed?.token} />
      {captcha.isUsed && !captcha.field && <div ref={captcha.mount} />}
      <fieldset disabled={phase.kind === 'loading'}>
        <legend>
          <span className="form-unseen">{form.title}</span>
        </legend>
        {shownPages.map((number) => (
          <FormPage
            key={number}
            id={resumed && number === page ? OPEN_PAGE_ID : undefined}
            form={form}
            state={state}
            number={number}
          >
            <FormButtons form={form} state={state} number={number} returned={returned}>
              {SaveButton && (
                <SaveButton {...props} page={number} values={state.values} send={isHydrated && state.send} />
              )}
            </FormButtons>
          </FormPage>
        ))}
      </fieldset>
    </form>
  );
}
