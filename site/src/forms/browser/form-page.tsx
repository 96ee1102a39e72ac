import type { ReactNode } from 'react';
import type { FieldError } from '../fields/shared/field-error.ts';
import type { FieldValue, ValueRecord } from '../fields/shared/field-value.ts';
import { valueOfField } from '../model/field-values.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import type { Visibility } from '../model/visibility.ts';
import { FieldRow } from './field-row.tsx';

interface FormPageProps {
  id: string | undefined;
  form: FormDefinition;
  formId: string;
  number: number;
  values: readonly FieldValue[];
  change: (id: number, record: ValueRecord) => void;
  errors: readonly FieldError[];
  seen: Visibility;
  /** Shows what rules hide, too: without JavaScript, it could never be shown later. */
  isComplete: boolean;
  /** Not the open page: hidden until the form's script runs, where scripts do. */
  isOff: boolean;
  loading: boolean;
  /** The buttons that end the page. */
  children: ReactNode;
}

/** The fields of one page. */
export function FormPage({
  id,
  form,
  number,
  values,
  errors,
  seen,
  isComplete,
  isOff,
  children,
  ...shared
}: FormPageProps) {
  const fields = form.fields.filter((field) => field.pageNumber === number);
  return (
    <div id={id} className="form-page" data-page={number} data-off={isOff ? '' : undefined}>
      <div className="form-grid">
        {fields
          .filter(({ id }) => isComplete || seen.isVisible(id))
          .map((field) => (
            <FieldRow
              key={field.id}
              {...shared}
              field={field}
              value={valueOfField(values, field.id)}
              fieldErrors={errors.filter((error) => Number(error.id) === field.id)}
              isOff={!seen.isVisible(field.id)}
            />
          ))}
      </div>
      {children}
    </div>
  );
}
