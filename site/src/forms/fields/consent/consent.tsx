import { CleanHtml } from '../../../content/clean-html.tsx';
import { type FieldProps, textOf } from '../controls/field-props.ts';
import { GroupShell, RequiredMark } from '../controls/field-shell.tsx';
import { consentName } from '../shared/input-names.ts';
import type { ConsentField } from './consent.definition.ts';

/** A consent checkbox: `1` when it is checked, `0` when it is not. */
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
            name={consentName(field.id)}
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
