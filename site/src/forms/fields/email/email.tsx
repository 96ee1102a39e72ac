import type { ControlAttributes } from '../controls/control.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { FieldShell, GroupShell } from '../controls/field-shell.tsx';
import { useSurroundings } from '../controls/form-context.ts';
import { placeholderOf } from '../controls/placeholder.ts';
import { SubInput } from '../controls/sub-input.tsx';
import { confirmationName, inputName } from '../shared/input-names.ts';
import type { EmailField } from './email.definition.ts';

/** An email address, entered twice when the editor enabled confirmation. */
export function Email(props: FieldProps<EmailField>) {
  const { field, value, onChange } = props;
  const { subLabelPlacement } = useSurroundings();
  const { value: address, confirmationValue } =
    value && 'emailValues' in value ? value.emailValues : { value: '', confirmationValue: '' };
  const native = { className: 'form-input', type: 'email', inputMode: 'email' } as const;

  const first = (control: ControlAttributes) => (
    <input
      {...control}
      {...native}
      data-size={field.size}
      name={inputName(field.id)}
      placeholder={placeholderOf(field)}
      autoComplete={field.autocomplete ?? 'email'}
      value={address}
      onChange={(event) => onChange({ emailValues: { value: event.target.value, ...rest } })}
    />
  );
  const rest = confirmationValue === undefined ? {} : { confirmationValue };
  const { confirmation } = field;
  if (!confirmation) return <FieldShell {...props}>{first}</FieldShell>;
  const second = (control: ControlAttributes) => (
    <input
      {...control}
      {...native}
      name={confirmationName(field.id)}
      placeholder={confirmation.placeholder ?? undefined}
      autoComplete="email"
      value={confirmationValue ?? ''}
      onChange={(event) => onChange({ emailValues: { value: address, confirmationValue: event.target.value } })}
    />
  );
  const shared = {
    part: 'half',
    isRequired: field.isRequired,
    isAtFault: props.fieldErrors.length > 0,
    placement: subLabelPlacement,
  } as const;
  return (
    <GroupShell {...props}>
      {(control) => (
        <div className="form-parts">
          <SubInput {...shared} id={`${control.id}-1`} label={field.inputLabel} control={control}>
            {first}
          </SubInput>
          <SubInput {...shared} id={`${control.id}-2`} label={confirmation.label} control={control}>
            {second}
          </SubInput>
        </div>
      )}
    </GroupShell>
  );
}
