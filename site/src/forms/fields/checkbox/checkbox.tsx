import * as texts from '@headwater/brand/texts.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { GroupShell } from '../controls/field-shell.tsx';
import { ChoiceText } from '../controls/rich-label.tsx';
import { inputName } from '../shared/input-names.ts';
import type { CheckboxField } from './checkbox.definition.ts';

/** Any number of choices. Clearing a box removes its value. */
export function Checkbox(props: FieldProps<CheckboxField>) {
  const { field, value, onChange } = props;
  const ticked = value && 'checkboxValues' in value ? value.checkboxValues : [];
  const isTicked = (inputId: number) => ticked.some((entry) => entry.inputId === inputId);
  const setTicked = (isWanted: (inputId: number) => boolean) =>
    onChange({
      checkboxValues: field.choices
        .filter(({ inputId }) => isWanted(inputId))
        .map(({ inputId, value: choice }) => ({ inputId, value: choice })),
    });
  const areAllTicked = field.choices.every(({ inputId }) => isTicked(inputId));
  return (
    <GroupShell {...props}>
      {({ id, disabled, 'aria-invalid': invalid }) => (
        <div className="form-choices">
          {field.hasSelectAll && (
            <label className="form-choice form-scripted">
              <input
                type="checkbox"
                id={`${id}-all`}
                disabled={disabled}
                checked={areAllTicked}
                ref={(box) => {
                  if (box) box.indeterminate = ticked.length > 0 && !areAllTicked;
                }}
                onChange={() => setTicked(() => !areAllTicked)}
              />
              <span>{areAllTicked ? texts.deselectAll : texts.selectAll}</span>
            </label>
          )}
          {field.choices.map((choice) => (
            <label key={choice.inputId} className="form-choice">
              <input
                type="checkbox"
                id={`${id}-${choice.inputId}`}
                name={inputName(choice.inputId)}
                value={choice.value}
                disabled={disabled}
                aria-invalid={invalid}
                checked={isTicked(choice.inputId)}
                onChange={({ target }) =>
                  setTicked((inputId) => (inputId === choice.inputId ? target.checked : isTicked(inputId)))
                }
              />
              <ChoiceText {...choice} />
            </label>
          ))}
        </div>
      )}
    </GroupShell>
  );
}
