type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element): element is Control {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
}

function isBox({ type }: Control): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** What a visitor can use, by its name, or its class where it has none, and its place among those of the same name. */
function usable(island: Element): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const places = new Map<string, number>();
  for (const element of island.querySelectorAll<HTMLElement>('input, textarea, select, button, a[href]')) {
    const box = isControl(element) && isBox(element) ? element.value : '';
    const key = [element.tagName, element.getAttribute('name') ?? element.className, box].join('\n');
    const place = places.get(key) ?? 0;
    places.set(key, place + 1);
    found.set(`${key}\n${place}`, element);
  }
  return found;
}

function copyOptions(from: HTMLSelectElement, to: HTMLSelectElement): void {
  for (const [index, option] of [...to.options].entries()) {
    const old = from.options[index];
    if (!old) continue;
    option.defaultSelected = old.defaultSelected;
    option.selected = old.selected;
  }
}

function copy(from: Control, to: Control): void {
  if (from instanceof HTMLSelectElement) copyOptions(from, to as HTMLSelectElement);
  else if (from instanceof HTMLInputElement && isBox(from)) (to as HTMLInputElement).checked = from.checked;
  else if (from.type === 'file') (to as HTMLInputElement).files = (from as HTMLInputElement).files;
  else if (from.type !== 'hidden' && to.value !== from.value) to.value = from.value;
}

function copyCaret(from: HTMLElement, to: HTMLElement): void {
  if (!isControl(from) || from instanceof HTMLSelectElement || from.selectionStart === null) return;
  const { selectionStart, selectionEnd, selectionDirection } = from;
  (to as typeof from).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

/**
 * Watches what a visitor does in an island until its script has taken over. A script that finds other elements than the
 * server rendered, since an extension or a translator was there first, renders the island anew.
 * @returns brings what the old controls hold, with the focus and the caret, into those that took their place
 */
export function watchControls(island: Element): () => void {
  const before = usable(island);
  let focused = document.activeElement;
  const onFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  // Browsers may also say this of an element that is being removed.
  const onBlur = ({ target }: Event) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = null;
    });
  island.addEventListener('focusin', onFocus);
  island.addEventListener('focusout', onBlur);

  return () => {
    island.removeEventListener('focusin', onFocus);
    island.removeEventListener('focusout', onBlur);
    const after = usable(island);
    for (const [key, old] of before) {
      const next = after.get(key);
      if (!next || old.isConnected) continue;
      if (isControl(old)) copy(old, next as Control);
      // A click that waits for the script.
      const waiting = old.getAttribute('data-waiting');
      if (waiting !== null) next.setAttribute('data-waiting', waiting);
      if (old !== focused) continue;
      next.focus({ preventScroll: true });
      copyCaret(old, next);
    }
  };
}
