import { useEffect, useState } from 'react';
import type { ChoiceControls } from '../../fields/controls/choice-controls.ts';
import type { FormDefinition } from '../../model/form-definition.ts';

/** A finger is served best by the browser's own list. */
function isTouchScreen(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/**
 * The searchable menus, once a visitor uses a form that has a select. They stay away where the
 * browser's own list is better, and where they cannot be loaded.
 */
export function useLoadedControls(form: FormDefinition, isTouched: boolean): ChoiceControls | null {
  const [controls, setControls] = useState<ChoiceControls | null>(null);
  const hasSelect = form.fields.some((field) => 'isSearchable' in field);

  useEffect(() => {
    if (!isTouched || !hasSelect || isTouchScreen()) return;
    import('./choice-controls.ts').then(
      ({ choiceControls }) => setControls(choiceControls),
      (error: unknown) => console.warn('Searchable menus could not be loaded; the native ones stay.', error),
    );
  }, [isTouched, hasSelect]);

  return controls;
}
