import { useEffect, useState } from 'react';
import { importWithRetry } from '../../../islands/import-with-retry.ts';
import type { ChoiceControls } from '../../fields/controls/choice-controls.ts';
import type { FormDefinition } from '../../model/form-definition.ts';

/** On touch screens, the native list is easier to use. */
function isTouchScreen(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/**
 * The searchable menus, once a visitor uses a form in which the editor wants a searchable list. The native list
 * remains on touch screens and when the menus cannot be loaded.
 */
export function useLoadedControls(form: FormDefinition, isTouched: boolean): ChoiceControls | null {
  const [controls, setControls] = useState<ChoiceControls | null>(null);
  const hasSearchable = form.fields.some((field) => 'isSearchable' in field && field.isSearchable);

  useEffect(() => {
    if (!isTouched || !hasSearchable || isTouchScreen()) return;
    importWithRetry(() => import('./choice-controls.ts')).then(
      ({ choiceControls }) => setControls(choiceControls),
      console.warn,
    );
  }, [isTouched, hasSearchable]);

  return controls;
}
