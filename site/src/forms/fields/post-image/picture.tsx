import * as texts from '@headwater/brand/texts.ts';
import { useRef } from 'react';
import type { FieldProps } from '../controls/field-props.ts';
import { GroupShell } from '../controls/field-shell.tsx';
import type { FileUploadField } from '../file-upload/file-upload.definition.ts';
import { FileInput } from '../file-upload/file-upload.tsx';
import { type HeldFiles, heldFiles } from '../file-upload/held-files.ts';
import { ImageTextInputs } from './image-text-inputs.tsx';

/** A picture, and what the editor asks about it. Only for a CMS that takes files. */
export function Picture(props: FieldProps<FileUploadField>) {
  const { imageTexts: settings } = props.field;
  const held = heldFiles(props.value);
  // An upload may end before the form has rendered a text, and the other way round.
  const [given, newest] = [useRef(held), useRef(held)];
  if (given.current !== held) newest.current = held;
  given.current = held;
  const change = (part: Partial<HeldFiles>) => {
    newest.current = { ...newest.current, ...part };
    props.onChange(newest.current);
  };
  return (
    <GroupShell {...props}>
      {(control) => {
        const file = { ...control, id: `${control.id}-file` };
        return (
          <>
            <div className="form-part">
              <label className="form-sublabel" htmlFor={file.id}>
                {texts.pictureFile}
              </label>
              <FileInput {...props} control={file} onChange={change} />
            </div>
            <ImageTextInputs
              inputs={settings?.inputs ?? []}
              placement={settings?.placement ?? 'BELOW'}
              control={control}
              texts={held.imageTexts ?? {}}
              onChange={(imageTexts) => change({ imageTexts })}
            />
          </>
        );
      }}
    </GroupShell>
  );
}
