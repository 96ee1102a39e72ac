import type { ReactNode } from 'react';
import { componentOf } from '../fields/component-of.ts';
import type { FormField } from '../fields/form-field.ts';
import type { FieldValue, ValueRecord } from '../fields/shared/field-value.ts';
import { valueOfField } from '../model/field-values.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import { writePlainForm } from '../model/plain-form.ts';
import type { LeadFormState } from './use-lead-form.ts';

interface FormPageProps {
  id: string | undefined;
  form: FormDefinition;
  state: LeadFormState;
  number: number;
  /** The buttons that end the page. */
  children: ReactNode;
}

/** The fields of one page. Before the form's script runs, all pages and fields are there: it could not show them later. */
export function FormPage({ id, form, state, number, children }: FormPageProps) {
  const { seen, isHydrated, page } = state;
  const fields = form.fields.filter((field) => field.pageNumber === number);
  return (
    <div id={id} className="form-page" data-page={number} data-off={number === page ? undefined : ''}>
      <div className="form-grid">
        {fields
          .filter((field) => !isHydrated || seen.isVisible(field.id))
          .map((field) => (
            <FieldRow key={field.id} field={field} state={state} />
          ))}
      </div>
      {children}
    </div>
  );
}

/** Hidden by the editor: the field is not shown, but its value is sent. */
function Unseen({ field, value }: { field: FormField; value: FieldValue | undefined }) {
  return writePlainForm([field], value ? [value] : []).map(([name, text], at) => (
    // Cells of a list may be the same.
    // biome-ignore lint/suspicious/noArrayIndexKey: the inputs are never reordered
    <input key={at} type="hidden" name={name} value={text} />
  ));
}

/** One field of a form in its grid cell. */
function FieldRow({ field, state }: { field: FormField; state: LeadFormState }) {
  if (field.type === 'PAGE') return null;
  const value = valueOfField(state.values, field.id);
  if (field.type === 'HIDDEN' || field.visibility === 'HIDDEN') return <Unseen field={field} value={value} />;
  const Field = componentOf(field);
  const fieldErrors = state.errors.filter((error) => Number(error.id) === field.id);
  return (
    <div
      className={field.cssClass ? `form-field ${field.cssClass}` : 'form-field'}
      data-type={field.type}
      data-span={field.columnSpan ?? undefined}
      data-label={field.labelPlacement}
      data-off={state.seen.isVisible(field.id) ? undefined : ''}
      data-invalid={fieldErrors.length > 0 ? '' : undefined}
    >
      <Field
        field={field}
        value={value}
        onChange={(record: ValueRecord) => state.change(field.id, record)}
        fieldErrors={fieldErrors}
        formId={state.formId}
        loading={state.phase.kind === 'loading'}
      />
    </div>
  );
}
