import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { isChangedControl } from '../../islands/changed-control.ts';
import { importWithRetry } from '../../islands/import-with-retry.ts';
import type { FieldValue, ValueRecord } from '../fields/shared/field-value.ts';
import { type FieldValuesAction, fieldValuesReducer } from '../model/field-values.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import { initialValues, withCountryCodes } from '../model/initial-values.ts';
import { readPlainForm } from '../model/plain-form.ts';
import { stepInHistory } from './step-history.ts';
import { deleteDraft, draftText, type FormDraft, storeDraft } from './submission/form-draft.ts';

export interface FormValues {
  values: readonly FieldValue[];
  change: (id: number, record: ValueRecord) => void;
  /** Resets the form to its initial values and deletes the draft. */
  reset: () => void;
  page: number;
  setPage: (page: number) => void;
  /** Whether the visitor has unsent answers, or has turned a page. */
  hasAnswers: boolean;
  /** False until the form has hydrated. */
  isHydrated: boolean;
}

function reduce(values: FieldValue[], actions: readonly FieldValuesAction[]): FieldValue[] {
  return actions.reduce(fieldValuesReducer, values);
}

function updates(values: readonly FieldValue[]): FieldValuesAction[] {
  return values.map((fieldValue) => ({ type: 'updateFieldValue', fieldValue }));
}

function fromUrl(form: FormDefinition, countries: string | undefined): FieldValue[] {
  return initialValues(form, withCountryCodes(form, new URLSearchParams(location.search), countries));
}

/** Values that a visitor or the browser's autofill entered before the form hydrated. */
function typedBefore(element: HTMLFormElement, form: FormDefinition): FieldValue[] {
  const changed = new Set(
    Array.from(element.elements)
      .filter(isChangedControl)
      .map((control) => Number(/^input_(\d+)/.exec(control.getAttribute('name') ?? '')?.[1])),
  );
  if (changed.size === 0) return [];
  return readPlainForm(form, new FormData(element)).filter(({ id }) => changed.has(id));
}

/**
 * The values and the open page of a form, which survive a reload of the tab. Answers before hydration take precedence
 * over the stored draft, and the draft over values from the query.
 * @param countries codes and names, a line each, of a form with a field for one
 * @param given the values that the visitor sent, on a page that responds to a form, or saved earlier
 */
export function useFormValues(
  form: FormDefinition,
  given: { values: readonly FieldValue[]; page?: number } | undefined,
  element: RefObject<HTMLFormElement | null>,
  countries?: string,
): FormValues {
  const [values, dispatch] = useReducer(reduce, undefined, () => [...(given?.values ?? initialValues(form))]);
  const [page, setPage] = useState(given?.page ?? 1);
  const [isHydrated, setIsHydrated] = useState(false);
  const [hasAnswers, setHasAnswers] = useState(false);
  /** Answers given while a stored draft was being read. */
  const enteredMeanwhile = useRef<FieldValuesAction[]>([]);

  // Before any event: React makes the value of a number input its default when the focus leaves it, and every value
  // with the next rendering. An input whose value is its default looks like one that the visitor has not changed.
  useLayoutEffect(() => {
    const typed = element.current ? typedBefore(element.current, form) : [];
    const begin = (draft: FormDraft | undefined) => {
      dispatch([
        ...(given ? [] : updates(fromUrl(form, countries))),
        ...updates(draft?.values ?? []),
        ...updates(typed),
        ...enteredMeanwhile.current,
      ]);
      setPage(draft ? (stepInHistory(form) ?? draft.page) : (given?.page ?? 1));
      if (draft || given || typed.length > 0) setHasAnswers(true);
      setIsHydrated(true);
    };
    const text = draftText(sessionStorage, form);
    if (text === null) return begin(undefined);
    // React's next rendering would clear an input whose value it does not know.
    dispatch(updates(typed));
    importWithRetry(() => import('./submission/read-draft.ts')).then(
      ({ readDraft }) => begin(readDraft(text, form)),
      () => begin(undefined),
    );
  }, [form, given, element, countries]);

  useEffect(() => {
    if (hasAnswers) storeDraft(sessionStorage, form, { values, page });
  }, [form, values, page, hasAnswers]);

  return useMemo(
    () => ({
      values,
      change(id, record) {
        setHasAnswers(true);
        const action: FieldValuesAction = { type: 'updateFieldValue', fieldValue: { id, ...record } };
        if (!isHydrated) enteredMeanwhile.current.push(action);
        dispatch([action]);
      },
      reset() {
        setHasAnswers(false);
        dispatch([{ type: 'reset' }, ...updates(initialValues(form))]);
        setPage(1);
        deleteDraft(sessionStorage, form);
      },
      page,
      setPage(target) {
        setHasAnswers(true);
        setPage(target);
      },
      hasAnswers,
      isHydrated,
    }),
    [form, values, page, hasAnswers, isHydrated],
  );
}
