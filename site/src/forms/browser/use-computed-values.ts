import { useEffect, useMemo, useState } from 'react';
import { importWithRetry } from '../../islands/import-with-retry.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { isComputed } from '../model/computed-fields.ts';
import type { withComputedValues } from '../model/computed-values.ts';
import type { FormDefinition } from '../model/form-definition.ts';

/** The values with live prices, calculations and totals; the code for them loads with a form that has some. */
export function useComputedValues(form: FormDefinition, values: readonly FieldValue[]): readonly FieldValue[] {
  const [engine, setEngine] = useState<{ compute: typeof withComputedValues }>();
  const needsEngine = form.fields.some(isComputed) && !engine;

  // Without the code the first amounts stay; each answer tries again, and the server computes them in any case.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is a new attempt
  useEffect(() => {
    if (!needsEngine) return;
    importWithRetry(() => import('../model/computed-values.ts')).then(
      (model) => setEngine({ compute: model.withComputedValues }),
      () => {},
    );
  }, [needsEngine, values]);

  return useMemo(() => (engine ? engine.compute(form, values) : values), [engine, form, values]);
}
