import { useEffect } from 'react';
import type { FormDefinition } from '../model/form-definition.ts';
import { addStep, isBehind, noteStep, stepInHistory } from './step-history.ts';
import type { FormValues } from './use-form-values.ts';

interface StepsOptions extends Pick<FormValues, 'page' | 'setPage' | 'isHydrated' | 'hasDraft'> {
  form: FormDefinition;
  /** Pages that rules show, in order. */
  pages: readonly number[];
  /** Called when the browser's Back or Forward opened another page. */
  onTurn: () => void;
}

interface Steps {
  open: (page: number) => void;
  /** To an earlier page: by the browser's own Back where that leads there. */
  back: (page: number) => void;
  /** The form was sent: it begins again at its first page. */
  restart: () => void;
}

/** Makes each page of a form an entry of the browser's history; a form of one page has none. */
export function useSteps({ form, page, setPage, isHydrated, hasDraft, pages, onTurn }: StepsOptions): Steps {
  const hasSteps = form.pages.length > 1;

  // A draft that was restored on a later page has its earlier pages behind it too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what hydration found
  useEffect(() => {
    if (!hasSteps || !isHydrated) return;
    const isNew = stepInHistory(form) === undefined;
    let from: number | undefined;
    for (const step of [...pages.filter((number) => isNew && number < page), page]) {
      if (from === undefined) noteStep(form, step);
      else addStep(form, from, step);
      from = step;
    }
  }, [isHydrated]);

  useEffect(() => {
    if (!hasSteps || !isHydrated) return;
    const onPopState = () => {
      const step = stepInHistory(form);
      // Entries of a form that was sent lead nowhere; rules may hide a page that was open before.
      const target = hasDraft() ? pages.findLast((number) => step !== undefined && number <= step) : undefined;
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
    restart: () => hasSteps && noteStep(form, 1),
  };
}
