import { componentOf } from '../fields/component-of.ts';
import type { FieldProps } from '../fields/controls/field-props.ts';
import type { FormField } from '../fields/form-field.ts';
import type { FieldValue, ValueRecord } from '../fields/shared/field-value.ts';
import { writePlainForm } from '../model/plain-form.ts';

interface FieldRowProps extends Omit<FieldProps<FormField>, 'onChange'> {
  change: (id: number, record: ValueRecord) => void;
  /** Hidden by the form's rules, on a page whose script does not run yet. */
  isOff: boolean;
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
export function FieldRow({ change, isOff, ...props }: FieldRowProps) {
  const { field } = props;
  if (field.type === 'PAGE') return null;
  if (field.type === 'HIDDEN' || field.visibility === 'HIDDEN') return <Unseen {...props} />;
  const Field = componentOf(field);
  const onChange = (record: ValueRecord) => change(field.id, record);
  return (
    <div
      className={field.cssClass ? `form-field ${field.cssClass}` : 'form-field'}
      data-type={field.type}
      data-span={field.columnSpan ?? undefined}
      data-label={field.labelPlacement}
      data-off={isOff ? '' : undefined}
      data-invalid={props.fieldErrors.length > 0 ? '' : undefined}
    >
      <Field {...props} onChange={onChange} />
    </div>
  );
}
