import { rulesOf } from '@headwater/gravity-forms/rules/rules-of.ts';
import { type FormEvent, type RefObject, useEffect, useId, useMemo, useState } from 'react';
import type { FormField } from '../fields/form-field.ts';
import type { FieldError } from '../fields/shared/field-error.ts';
import { inputName } from '../fields/shared/input-names.ts';
import { ruleMessages } from '../fields/shared/rule-messages.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import { hiddenInputs } from '../model/hidden-input-names.ts';
import { nextPage, pageOfErrors, visiblePages } from '../model/pages.ts';
import { validateForm, validatePage } from '../model/validate.ts';
import { visibility } from '../model/visibility.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { formPath, type LeadFormProps } from './form-props.ts';
import { useSubmission } from './submission/use-submission.ts';
import { useComputedValues } from './use-computed-values.ts';
import { useFocus } from './use-focus.ts';
import { useFormValues } from './use-form-values.ts';
import { useSteps } from './use-steps.ts';
import { useUnheardValues } from './use-unheard-values.ts';

const noErrors: readonly FieldError[] = [];

/** Whether a form has had the focus, also before hydration. Code that only some forms need is loaded then. */
function useTouched(form: RefObject<HTMLFormElement | null>, isHydrated: boolean) {
  const [isTouched, setIsTouched] = useState(false);

  useEffect(() => {
    if (isHydrated && form.current?.matches(':focus-within')) setIsTouched(true);
  }, [isHydrated, form]);

  return { isTouched, onFocus: () => setIsTouched(true) };
}

/** What a visitor has entered in a form, and what became of it. */
export function useLeadForm({ form, returned, resumed, contact, ...props }: LeadFormProps) {
  const formId = useId();
  const focus = useFocus(formId);
  const [errors, setErrors] = useState(returned?.errors ?? noErrors);
  const state = useFormValues(form, returned ?? resumed, focus.form, props.addressLists.countries);
  const { page, isHydrated } = state;
  const values = useComputedValues(form, state.values);
  const touched = useTouched(focus.form, isHydrated);
  const seen = useMemo(() => visibility(form, values), [form, values]);
  const captcha = useCaptcha(form, props.captcha, touched.isTouched);
  const pages = visiblePages(form, seen);
  const isLast = page >= (pages.at(-1) ?? 1);

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
    hasAnswers: state.hasAnswers,
    captcha,
    onErrors: showErrors,
    onFailed: () => focus.moveElseTo('failure'),
    onAccepted() {
      state.reset();
      steps.restart();
      setErrors(noErrors);
    },
  });
  const { phase } = submission;
  useUnheardValues(focus.form, isHydrated && phase.kind !== 'accepted');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Not hydrated yet: the browser sends the form natively, because values and rules are not known here.
    if (!isHydrated) return;
    event.preventDefault();
    if (phase.kind === 'loading' || (isLast && !seen.submitVisible)) return;
    const unread = unreadErrors(form, event.currentTarget);
    const found = unread.length > 0 ? unread : isLast ? validateForm(form, values) : validatePage(form, values, page);
    if (found.length > 0) return showErrors(found);
    if (!isLast) return turn(steps.open, nextPage(form, seen, page));
    setErrors(noErrors);
    const trap = new FormData(event.currentTarget).get(hiddenInputs.trap);
    submission.submit(values, typeof trap === 'string' ? trap : '');
  };
  const shown = { formId, focus, errors, values, seen, captcha, pages };
  return { ...state, ...submission, ...touched, ...shown, steps, turn, onSubmit };
}

export type LeadFormState = ReturnType<typeof useLeadForm>;

/** What is wrong with a text that the form cannot read. */
function mistakeIn(field: FormField): string | null | undefined {
  return rulesOf(field).mistake?.(field, new Map(), { say: ruleMessages });
}

/** Errors of inputs that only seem to be empty: the browser shows what was typed, such as February 30, and keeps it. */
function unreadErrors({ fields }: FormDefinition, { elements }: HTMLFormElement): FieldError[] {
  return fields.flatMap((field) => {
    // Several controls of a name, and those without a validity, are nothing of this kind.
    const input = elements.namedItem(inputName(field.id)) as HTMLInputElement | null;
    if (!input?.validity?.badInput || input.value) return [];
    return [{ id: field.id, message: field.errorMessage ?? mistakeIn(field) ?? '' }];
  });
}
