import { type RefObject, useEffect, useRef, useState } from 'react';
import { controlId } from '../fields/controls/control.ts';

/** What takes the focus once it is on the page: a number is a field. */
type Target = 'form' | 'summary' | 'step' | 'failure' | number;

interface Focus {
  form: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLDivElement | null>;
  step: RefObject<HTMLParagraphElement | null>;
  failure: RefObject<HTMLParagraphElement | null>;
  /** Moves the focus after the next rendering, to the form itself where the target is not there. */
  moveTo: (target: Target) => void;
  /** The same, unless it is on its way somewhere already. */
  moveElseTo: (target: Target) => void;
}

/** Keeps the focus in a form when what had it is gone: a disabled button leaves it to the page's body. */
export function useFocus(formId: string): Focus {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const step = useRef<HTMLParagraphElement>(null);
  const failure = useRef<HTMLParagraphElement>(null);
  const [target, setTarget] = useState<Target>();

  useEffect(() => {
    if (target === undefined) return;
    const refs = { form, summary, step, failure };
    const element =
      typeof target === 'number' ? document.getElementById(controlId(formId, target)) : refs[target].current;
    (element ?? form.current)?.focus();
    setTarget(undefined);
  }, [target, formId]);

  return { form, summary, step, failure, moveTo: setTarget, moveElseTo: (next) => setTarget((now) => now ?? next) };
}
