import { type RefObject, useEffect, useRef, useState } from 'react';
import { controlId } from '../fields/controls/control.ts';

/** The element to focus once it is rendered; a number is the ID of a field. */
type Target = 'form' | 'summary' | 'step' | 'failure' | number;

interface Focus {
  form: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLDivElement | null>;
  step: RefObject<HTMLParagraphElement | null>;
  failure: RefObject<HTMLParagraphElement | null>;
  /** Moves the focus after the next rendering, to the form itself when the target does not exist. */
  moveTo: (target: Target) => void;
  /** The same, unless another move is pending. */
  moveElseTo: (target: Target) => void;
}

/** Keeps the focus in the form when the focused element is removed or disabled: browsers would move it to the body. */
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
