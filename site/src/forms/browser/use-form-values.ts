import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { FieldValue, ValueRecord } from '../fields/shared/field-value.ts';
import { type FieldValuesAction, fieldValuesReducer } from '../model/field-values.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import { initialValues } from '../model/initial-values.ts';
import { stepInHistory } from './step-history.ts';
import { forgetForm, type KeptForm, keepForm, keptText } from './submission/keep-form.ts';
import { typedBefore } from './submission/typed-before.ts';

export interface FormValues {
  values: readonly FieldValue[];
  change: (id: number, record: ValueRecord) => void;
  /** Back to what the form began with, and nothing kept. */
  reset: () => void;
  page: number;
  setPage: (page: number) => void;
  /** Whether the visitor has entered anything that was not sent. */
  hasDraft: () => boolean;
  /** False while the page is what the server sent. */
  isHydrated: boolean;
}

function reduce(values: FieldValue[], actions: readonly FieldValuesAction[]): FieldValue[] {
  return actions.reduce(fieldValuesReducer, values);
}

function updates(values: readonly FieldValue[]): FieldValuesAction[] {
  return values.map((fieldValue) => ({ type: 'updateFieldValue', fieldValue }));
}

/**
 * The values of a form and the page that is open, kept across reloads of the tab. What was typed
 * before the script came wins over what was kept, and that over what the address fills in.
 * @param given what the visitor sent before, on a page that answers a form
 */
export function useFormValues(
  form: FormDefinition,
  given: readonly FieldValue[] | undefined,
  element: RefObject<HTMLFormElement | null>,
): FormValues {
  const [values, dispatch] = useReducer(reduce, undefined, () => [...(given ?? initialValues(form))]);
  const [page, setPage] = useState(1);
  const [isHydrated, setIsHydrated] = useState(false);
  const isChanged = useRef(false);

  useEffect(() => {
    const begin = (kept: KeptForm | undefined) => {
      dispatch([
        ...updates(initialValues(form, new URLSearchParams(location.search))),
        ...updates(kept?.values ?? []),
        ...updates(element.current ? typedBefore(element.current, form) : []),
      ]);
      setPage(kept ? (stepInHistory(form) ?? kept.page) : 1);
      isChanged.current = kept !== undefined;
      setIsHydrated(true);
    };
    const text = keptText(sessionStorage, form);
    if (text === null) return begin(undefined);
    import('./submission/read-kept-form.ts').then(
      ({ readKeptForm }) => begin(readKeptForm(text, form)),
      () => begin(undefined),
    );
  }, [form, element]);

  useEffect(() => {
    if (isChanged.current) keepForm(sessionStorage, form, { values, page });
  }, [form, values, page]);

  return useMemo(
    () => ({
      values,
      change(id, record) {
        isChanged.current = true;
        dispatch([{ type: 'updateFieldValue', fieldValue: { id, ...record } }]);
      },
      reset() {
        isChanged.current = false;
        dispatch([{ type: 'reset' }, ...updates(initialValues(form))]);
        setPage(1);
        forgetForm(sessionStorage, form);
      },
      page,
      setPage(target) {
        isChanged.current = true;
        setPage(target);
      },
      hasDraft: () => isChanged.current,
      isHydrated,
    }),
    [form, values, page, isHydrated],
  );
}
