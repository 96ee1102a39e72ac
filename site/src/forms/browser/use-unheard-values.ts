import { type RefObject, useEffect } from 'react';
import { isChangedControl } from '../../islands/changed-control.ts';

/** A control that holds what React may not know; says it as if the visitor had entered it. */
type Unheard = () => void;

function unheardText(control: HTMLInputElement | HTMLTextAreaElement): Unheard {
  const { value } = control;
  return () => {
    control.value = control.defaultValue;
    // React notes what is set on the element itself, and takes no event for a change without a new value.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function unheardChoice(control: HTMLSelectElement): Unheard {
  const chosen = new Set(control.selectedOptions);
  return () => {
    for (const option of control.options) option.selected = chosen.has(option);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function isText(control: Element): control is HTMLInputElement | HTMLTextAreaElement {
  const others = ['checkbox', 'radio', 'file', 'hidden'];
  return (
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !others.includes(control.type))
  );
}

const events = ['focusin', 'keydown', 'pointerdown', 'submit'] as const;

/**
 * Takes over values that a password manager or a translator has set without an event, before the visitor goes on: React's
 * next rendering would clear them. React makes each text that it knows the default of its control.
 */
export function useUnheardValues(form: RefObject<HTMLFormElement | null>, isUsable: boolean): void {
  useEffect(() => {
    const element = form.current;
    if (!element || !isUsable) return;
    const heard = new WeakMap<HTMLSelectElement, string>();
    const find = (control: Element, isBusy: boolean): Unheard | undefined => {
      if (!control.getAttribute('name')?.startsWith('input_')) return undefined;
      if (isText(control)) {
        return isBusy || control.value === control.defaultValue ? undefined : unheardText(control);
      }
      if (!(control instanceof HTMLSelectElement)) return undefined;
      const chosen = Array.from(control.selectedOptions, ({ value }) => value).join('\n');
      if (heard.has(control) ? heard.get(control) === chosen : !isChangedControl(control)) return undefined;
      heard.set(control, chosen);
      return unheardChoice(control);
    };
    let isDispatching = false;
    const listen = ({ type }: Event) => {
      // Chromium 150 reports the focus of a date field again while its value is set.
      if (isDispatching) return;
      // The visitor is typing in it.
      const busy = type === 'keydown' || type === 'pointerdown' ? document.activeElement : null;
      // All are read before the first is said: React renders in between.
      const unheard = Array.from(element.elements).flatMap((control) => find(control, control === busy) ?? []);
      isDispatching = true;
      for (const say of unheard) say();
      isDispatching = false;
    };
    for (const event of events) element.addEventListener(event, listen, true);
    return () => {
      for (const event of events) element.removeEventListener(event, listen, true);
    };
  }, [form, isUsable]);
}
