import type { FieldProps } from '../controls/field-props.ts';
import { FieldShell } from '../controls/field-shell.tsx';
import { useChoiceControls } from '../controls/use-choice-controls.ts';
import { listName } from '../shared/input-names.ts';
import type { MultiSelectField } from './multi-select.definition.ts';

/** Visible rows of the native list. */
const NATIVE_ROWS = 5;

/** Any number of choices from a list. */
export function MultiSelect(props: FieldProps<MultiSelectField>) {
  const { field, value, onChange, loading } = props;
  const { controls, whileNative } = useChoiceControls(field.isSearchable);
  const values = value && 'values' in value ? value.values : [];
  return (
    <FieldShell {...props}>
      {(control, labelId) =>
        controls ? (
          <controls.ManyChoices
            control={control}
            labelId={labelId}
            options={field.choices}
            placeholder={null}
            size={field.size}
            loading={loading}
            values={values}
            onChange={(chosen) => onChange({ values: chosen })}
          />
        ) : (
          <div {...whileNative}>
            <select
              {...control}
              multiple
              size={Math.min(NATIVE_ROWS, Math.max(2, field.choices.length))}
              className="form-input"
              data-size={field.size}
              name={listName(field.id)}
              value={[...values]}
              onChange={({ target }) =>
                onChange({ values: Array.from(target.selectedOptions, (option) => option.value) })
              }
            >
              {field.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.text}
                </option>
              ))}
            </select>
          </div>
        )
      }
    </FieldShell>
  );
}
