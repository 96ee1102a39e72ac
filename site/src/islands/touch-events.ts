/** Events with which a visitor, a screen reader or the browser's autofill first uses an island. */
export const touchEvents = ['pointerover', 'pointerup', 'focusin', 'input', 'change', 'click'] as const;

/** A finger that scrolls the page also passes over the island; one that taps ends with `pointerup`. */
export function isTouch({ type, pointerType }: { type: string; pointerType?: string }): boolean {
  return type !== 'pointerover' || pointerType !== 'touch';
}

/** Whether the browser gave a field the focus with which its page begins, before the visitor did anything. */
export function isAutofocus({ type, target }: Event): boolean {
  const isField = type === 'focusin' && target instanceof HTMLInputElement && target.autofocus;
  return isField && navigator.userActivation?.hasBeenActive === false;
}
