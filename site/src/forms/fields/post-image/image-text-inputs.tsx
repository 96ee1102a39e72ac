import type { ControlAttributes } from '../controls/control.ts';
import { SubInput } from '../controls/sub-input.tsx';
import { PartControl } from '../parts/part-control.tsx';
import type { ImageTextInput, ImageTexts } from '../shared/image-texts.ts';
import { inputName } from '../shared/input-names.ts';

interface ImageTextInputsProps {
  inputs: readonly ImageTextInput[];
  placement: 'ABOVE' | 'BELOW';
  control: ControlAttributes;
  texts: ImageTexts;
  onChange: (texts: ImageTexts) => void;
}

/** The texts beside a picture. None is required, also where the picture is. */
export function ImageTextInputs({ inputs, placement, control, texts, onChange }: ImageTextInputsProps) {
  return (
    <div className="form-parts">
      {inputs.map(({ key, id, label }) => (
        <SubInput
          key={key}
          id={`${control.id}-${key}`}
          part={key}
          label={label}
          isRequired={false}
          isAtFault={false}
          placement={placement}
          control={control}
        >
          {(attributes) => (
            <PartControl
              control={attributes}
              name={inputName(id)}
              value={texts[key] ?? ''}
              onChange={(text) => onChange({ ...texts, [key]: text })}
            />
          )}
        </SubInput>
      ))}
    </div>
  );
}
