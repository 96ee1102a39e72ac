import { useEffect } from 'react';
import type { FormDefinition } from '../model/form-definition.ts';
import { addStep, isBehind, recordStep, stepInHistory } from './step-history.ts';
import type { FormValues } from './use-form-values.ts';

interface StepsOptions extends Pick<FormValues, 'page' | 'setPage' | 'isHydrated' | 'hasAnswers'> {
  form: FormDefinition;
  /** Visible pages, in order. */
  pages: readonly number[];
  /** Called when the browser's Back or Forward button opened another page. */
  onTurn: () => void;
}

interface Steps {
  open: (page: number) => void;
  /** Opens an earlier page, by the browser's Back when that is the previous entry. */
  back: (page: number) => void;
  /** Starts over at the first page, after the form was sent. */
  restart: () => void;
}

/** Adds a history entry for each page of a form; a form with one page has none. */
export function useSteps({ form, page, setPage, isHydrated, hasAnswers, pages, onTurn }: StepsOptions): Steps {
  const hasSteps = form.pages.length > 1;

  // For a draft that was restored on a later page, Back has to reach its earlier pages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what hydration found
  useEffect(() => {
    if (!hasSteps || !isHydrated) return;
    const isNew = stepInHistory(form) === undefined;
    let from: number | undefined;
    for (const step of [...pages.filter((number) => isNew && number < page), page]) {
      if (from === undefined) recordStep(form, step);
      else addStep(form, from, step);
      from = step;
    }
  }, [isHydrated]);

  useEffect(() => {
    if (!hasSteps || !isHydrated) return;
    const onPopState = () => {
      const step = stepInHistory(form);
      // Ignores entries of a form that was sent, and of pages that rules now hide.
      const target = hasAnswers ? pages.findLast((number) => step !== undefined && number <= step) : undefined;
      if (target === undefined || target === page) return;
      setPage(target);
      onTurn();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  });

  const open = (target: number) => {
    if (target === page) return;
    addStep(form, page, target);
    setPage(target);
  };
  return {
    open,
    back: (target) => (isBehind(form, target) ? history.back() : open(target)),
    restart: () => hasSteps && recordStep(form, 1),
  };
}
