import * as texts from '@headwater/brand/texts.ts';
import { type FieldProps, textOf } from '../controls/field-props.ts';
import { FieldShell } from '../controls/field-shell.tsx';
import { NativeSelect } from '../controls/native-select.tsx';
import { useChoiceControls } from '../controls/use-choice-controls.ts';
import { inputName } from '../shared/input-names.ts';
import type { SelectField } from './select.definition.ts';

/** One choice from a list. */
export function Select(props: FieldProps<SelectField>) {
  const { field, value, onChange, loading } = props;
  const { controls, whileNative } = useChoiceControls(field.isSearchable);
  // A choice without a value takes the place of the empty one.
  const hasEmptyChoice = field.choices.some((choice) => choice.value === '');
  const common = { value: textOf(value), onChange: (text: string) => onChange({ value: text }) };
  return (
    <FieldShell {...props}>
      {(control, labelId) =>
        controls ? (
          <controls.SingleChoice
            {...common}
            control={control}
            labelId={labelId}
            options={field.choices}
            placeholder={field.placeholder}
            size={field.size}
            loading={loading}
          />
        ) : (
          <div {...whileNative}>
            <NativeSelect
              {...common}
              control={control}
              name={inputName(field.id)}
              options={field.choices}
              placeholder={field.placeholder ?? (hasEmptyChoice ? undefined : texts.selectPlaceholder)}
              size={field.size}
              autoComplete={field.autocomplete ?? undefined}
            />
          </div>
        )
      }
    </FieldShell>
  );
}
