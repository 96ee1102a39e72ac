import * as texts from '@headwater/brand/texts.ts';
import { useEffect, useRef, useState } from 'react';
import { type FieldProps, textOf } from '../controls/field-props.ts';
import { GroupShell } from '../controls/field-shell.tsx';
import { ChoiceText } from '../controls/rich-label.tsx';
import { inputName, OTHER_CHOICE, otherName } from '../shared/input-names.ts';
import type { RadioField } from './radio.definition.ts';

/** One of several choices, or the visitor's own text if the editor allows it. */
export function Radio(props: FieldProps<RadioField>) {
  const { field, value, onChange } = props;
  const text = textOf(value);
  const isListed = field.choices.some((choice) => choice.value === text);
  const [wantsOther, setWantsOther] = useState(false);
  const other = useRef<HTMLInputElement>(null);
  const isOther = field.hasOtherChoice && !isListed && (wantsOther || text !== '');

  // A visitor may have selected it before hydration.
  useEffect(() => {
    if (other.current?.checked) setWantsOther(true);
  }, []);

  return (
    <GroupShell {...props}>
      {({ id, required, disabled, 'aria-invalid': invalid }) => (
        <div className="form-choices">
          {field.choices.map((choice, index) => (
            <label key={choice.value} className="form-choice">
              <input
                type="radio"
                id={`${id}-${index}`}
                name={inputName(field.id)}
                value={choice.value}
                required={required}
                disabled={disabled}
                aria-invalid={invalid}
                checked={text === choice.value && !isOther}
                onChange={() => {
                  setWantsOther(false);
                  onChange({ value: choice.value });
                }}
              />
              <ChoiceText {...choice} />
            </label>
          ))}
          {field.hasOtherChoice && (
            <div className="form-choice">
              <input
                ref={other}
                type="radio"
                id={`${id}-other`}
                name={inputName(field.id)}
                value={OTHER_CHOICE}
                disabled={disabled}
                aria-invalid={invalid}
                checked={isOther}
                onChange={() => {
                  setWantsOther(true);
                  onChange({ value: '' });
                }}
              />
              <label htmlFor={`${id}-other`}>{texts.otherChoice}</label>
              <input
                className="form-input"
                type="text"
                dir="auto"
                name={otherName(field.id)}
                aria-label={texts.otherFor(field.label)}
                disabled={disabled}
                value={isOther ? text : ''}
                onChange={(event) => {
                  setWantsOther(true);
                  onChange({ value: event.target.value });
                }}
              />
            </div>
          )}
        </div>
      )}
    </GroupShell>
  );
}
