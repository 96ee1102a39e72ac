import { governedFields } from '@headwater/gravity-forms/rules/visibility.ts';
import { type FormEvent, use, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFieldComponents } from '../fields/component-of.ts';
import { FormContext } from '../fields/controls/form-context.ts';
import type { FormField } from '../fields/form-field.ts';
import type { FieldError } from '../fields/shared/field-error.ts';
import { valueOfField } from '../model/field-values.ts';
import { hiddenInputs } from '../model/hidden-input-names.ts';
import { completionText, nextPage, pageOfErrors, previousPage, visiblePages } from '../model/pages.ts';
import { validateForm, validatePage } from '../model/validate.ts';
import { visibility } from '../model/visibility.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { useLoadedControls } from './choice/use-loaded-controls.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormButtons } from './form-buttons.tsx';
import { FormHead } from './form-head.tsx';
import { FormPage } from './form-page.tsx';
import { formPath, type LeadFormProps, OPEN_PAGE_ID } from './form-props.ts';
import { HiddenInputs } from './hidden-inputs.tsx';
import { Progress } from './progress.tsx';
import { saveButton } from './save-button.ts';
import { useSubmission } from './submission/use-submission.ts';
import { unreadErrors } from './unread-errors.ts';
import { useComputedValues } from './use-computed-values.ts';
import { useFocus } from './use-focus.ts';
import { useFormValues } from './use-form-values.ts';
import { useSteps } from './use-steps.ts';
import { useTouched } from './use-touched.ts';
import { useUnheardValues } from './use-unheard-values.ts';

const noErrors: readonly FieldError[] = [];

/**
 * A form that an editor built. The server renders one long form that any browser can send. Where scripts run, styles
 * hide what the rules hide for the initial values, so that hydration changes nothing visible.
 */
export function LeadForm(props: LeadFormProps) {
  const { form, contact, answered, resumed } = props;
  const saving = form.saveButton && !saveButton.component && saveButton.load();
  useFieldComponents(form.fields);
  if (saving) use(saving);
  const SaveButton = saveButton.component;
  const formId = useId();
  const focus = useFocus(formId);
  const receipt = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState(answered?.errors ?? noErrors);
  const state = useFormValues(form, answered ?? resumed, focus.form, props.addressLists.countries);
  const { change, reset, page, isHydrated } = state;
  const values = useComputedValues(form, state.values);
  const { isTouched, onFocus } = useTouched(focus.form, isHydrated);
  const seen = useMemo(() => visibility(form, values), [form, values]);
  const captcha = useCaptcha(form, props.captcha, isTouched);
  const choiceControls = useLoadedControls(form, isTouched);
  const pages = visiblePages(form, seen);
  const lastPage = pages.at(-1) ?? 1;

  const showErrors = (found: readonly FieldError[]) => {
    setErrors(found);
    const firstPage = pageOfErrors(form, found);
    if (firstPage !== undefined) steps.open(firstPage);
    focus.moveTo(found.length > 0 ? 'summary' : 'failure');
  };

  const submission = useSubmission({
    form,
    path: formPath(form),
    token: props.token,
    phone: contact.phone.label,
    hasEntries: state.hasEntries,
    captcha,
    onErrors: showErrors,
    onFailed: () => focus.moveElseTo('failure'),
    onAccepted() {
      reset();
      steps.restart();
      setErrors(noErrors);
    },
  });
  const { phase, failure } = submission;
  useUnheardValues(focus.form, isHydrated && phase.kind !== 'accepted');

  useEffect(() => {
    if (phase.kind === 'accepted') receipt.current?.focus();
  }, [phase]);

  const onTurn = () => {
    setErrors(noErrors);
    submission.setFailure(null);
    focus.moveTo('step');
  };
  const steps = useSteps({ ...state, form, pages, onTurn });

  const turn = (to: (target: number) => void, target: number | undefined) => {
    if (target === undefined) return;
    to(target);
    onTurn();
  };

  const openField = ({ id, pageNumber }: FormField) => {
    steps.open(pageNumber);
    focus.moveTo(id);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Not hydrated yet: the browser sends the form natively, because values and rules are not known here.
    if (!isHydrated) return;
    event.preventDefault();
    const isLast = page >= lastPage;
    if (phase.kind === 'loading' || (isLast && !seen.submitVisible)) return;
    const invalid = isLast ? validateForm(form, values) : validatePage(form, values, page);
    const unread = unreadErrors(form, event.currentTarget);
    const found = unread.length > 0 ? unread : invalid;
    if (found.length > 0) return showErrors(found);
    if (!isLast) return turn(steps.open, nextPage(form, seen, page));
    setErrors(noErrors);
    const trap = new FormData(event.currentTarget).get(hiddenInputs.trap);
    submission.submit(values, typeof trap === 'string' ? trap : '');
  };

  const again = () => {
    submission.again();
    focus.moveTo('form');
  };

  // Without JavaScript, fields with rules are all visible, so the browser must not require them.
  const isGoverned = (id: number) =>
    governedFields(form.fields).some((field) => field.id === id && field.logics.length > 0);
  const surroundings = {
    databaseId: form.databaseId,
    requiredIndicator: form.requiredIndicator,
    subLabelPlacement: form.subLabelPlacement,
    contact,
    addressLists: props.addressLists,
    answerOf: (id: number) => valueOfField(values, id),
    isEnforced: (id: number) => isHydrated || !isGoverned(id),
    choiceControls,
    captchaMount: captcha.field ? captcha.mount : null,
    sectionHeading: props.sectionHeading ?? 'h2',
  };
  const shownPages = isHydrated ? [page] : form.pages.map(({ number }) => number);

  if (phase.kind === 'accepted') {
    return (
      <div className="form">
        <phase.Confirmation ref={receipt} html={phase.html} completion={completionText(form)} onAgain={again} />
      </div>
    );
  }
  return (
    <FormContext value={surroundings}>
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
        data-answered={answered && ''}
        onSubmit={onSubmit}
        onFocus={onFocus}
      >
        <FormHead form={form} hasTitle={props.hasTitle ?? false} hasDescription={props.hasDescription ?? false} />
        <ErrorSummary form={form} formId={formId} errors={errors} ref={focus.summary} onOpen={openField} />
        {form.pages.length > 1 && <Progress form={form} pages={pages} page={page} ref={focus.step} />}
        <HiddenInputs
          token={props.token}
          pagePath={props.pagePath}
          saved={form.saveButton && SaveButton ? undefined : resumed?.token}
        />
        {props.captcha && !captcha.field && <div ref={captcha.mount} />}
        <fieldset disabled={phase.kind === 'loading'}>
          <legend>
            <span className="form-unseen">{form.title}</span>
          </legend>
          {shownPages.map((number) => (
            <FormPage
              key={number}
              id={resumed && number === page ? OPEN_PAGE_ID : undefined}
              form={form}
              formId={formId}
              number={number}
              values={values}
              change={change}
              errors={errors}
              seen={seen}
              isComplete={!isHydrated}
              isOff={number !== page}
              loading={phase.kind === 'loading'}
            >
              <FormButtons
                form={form}
                page={number}
                phase={phase.kind}
                isSubmitVisible={seen.submitVisible || !isHydrated}
                isSubmitOff={!seen.submitVisible}
                isNextVisible={seen.isNextVisible(number)}
                hasNext={number < (number === page ? lastPage : form.pages.length)}
                onBack={
                  number > 1 && number === page ? () => turn(steps.back, previousPage(form, seen, number)) : undefined
                }
                failure={failure ?? (number === form.pages.length ? answered?.failure : null) ?? null}
                failureRef={focus.failure}
              >
                {form.saveButton && SaveButton && (
                  <SaveButton {...props} page={number} values={values} send={isHydrated && submission.send} />
                )}
              </FormButtons>
            </FormPage>
          ))}
        </fieldset>
      </form>
    </FormContext>
  );
}
