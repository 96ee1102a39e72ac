import { isChangedControl } from '../../../islands/changed-control.ts';
import type { FieldValue } from '../../fields/shared/field-value.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import { readPlainForm } from '../../model/plain-form.ts';

/** Values that a visitor or the browser's autofill entered before the form hydrated. */
export function typedBefore(element: HTMLFormElement, form: FormDefinition): FieldValue[] {
  const changed = new Set(
    Array.from(element.elements)
      .filter(isChangedControl)
      .map((control) => Number(/^input_(\d+)/.exec(control.getAttribute('name') ?? '')?.[1])),
  );
  if (changed.size === 0) return [];
  return readPlainForm(form, new FormData(element)).filter(({ id }) => changed.has(id));
}
