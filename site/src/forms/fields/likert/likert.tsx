import type { FieldProps } from '../controls/field-props.ts';
import { GroupShell } from '../controls/field-shell.tsx';
import { ChoiceText } from '../controls/rich-label.tsx';
import { inputName } from '../shared/input-names.ts';
import type { LikertField } from './likert.definition.ts';
import { withAnswer } from './with-answer.ts';

/** A group of radio buttons for each statement. */
export function Likert(props: FieldProps<LikertField>) {
  const { field, value, onChange } = props;
  const answers = value && 'checkboxValues' in value ? value.checkboxValues : [];
  return (
    <GroupShell {...props}>
      {({ id, disabled, 'aria-invalid': invalid }) => (
        <div className="form-statements">
          {field.rows.map(({ inputId, text, choices }) => (
            <fieldset key={inputId} className="form-statement">
              <legend className="form-sublabel">{text}</legend>
              <div className="form-choices">
                {choices.map((choice) => (
                  <label key={choice.value} className="form-choice">
                    <input
                      type="radio"
                      id={`${id}-${choice.value}`}
                      name={inputName(inputId)}
                      value={choice.value}
                      disabled={disabled}
                      aria-invalid={invalid}
                      checked={answers.some((each) => each.inputId === inputId && each.value === choice.value)}
                      onChange={() =>
                        onChange({ checkboxValues: withAnswer(answers, { inputId, value: choice.value }) })
                      }
                    />
                    <ChoiceText {...choice} />
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      )}
    </GroupShell>
  );
}
