/** The option that a select begins with where its markup selects none: the first, unless it is a list. */
function isInitial({ defaultSelected, index }: HTMLOptionElement, { options, multiple }: HTMLSelectElement): boolean {
  if (multiple || Array.from(options).some((option) => option.defaultSelected)) return defaultSelected;
  return index === 0;
}

/** Whether a visitor, or the browser for them, has changed a native control since the server rendered it. */
export function isChangedControl(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (control instanceof HTMLSelectElement) {
    return Array.from(control.options).some((option) => option.selected !== isInitial(option, control));
  }
  if (!(control instanceof HTMLInputElement)) return false;
  // A box without a value of its own has the value "on", and no default.
  const isBox = control.type === 'checkbox' || control.type === 'radio';
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}
