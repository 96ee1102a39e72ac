import { CleanHtml } from '../../../content/clean-html.tsx';
import type { ConsentField } from '../../form-definition.ts';
import { inputName } from '../../plain-form.ts';
import { type FieldProps, textOf } from '../field-props.ts';
import { GroupShell, RequiredMark } from '../field-shell.tsx';

/** Gravity Forms' number for the box itself, such as 18.1. */
function boxInput(id: number): number {
  return Number(`${id}.1`);
}

/** A box to agree with: `1` when it is ticked, `0` when it is not. */
export function Consent(props: FieldProps<ConsentField>) {
  const { field, value, onChange } = props;
  return (
    <GroupShell {...props}>
      {({ id, ...control }) => (
        <label className="form-choice">
          <input
            {...control}
            id={`${id}-box`}
            type="checkbox"
            name={inputName(boxInput(field.id))}
            value="1"
            checked={textOf(value) === '1'}
            onChange={({ target }) => onChange({ value: target.checked ? '1' : '0' })}
          />
          <span>
            <CleanHtml as="span" html={field.checkboxLabel} />
            {field.isRequired && field.labelPlacement === 'HIDDEN' && <RequiredMark />}
          </span>
        </label>
      )}
    </GroupShell>
  );
}
