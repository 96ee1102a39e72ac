import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { FieldProps } from '../controls/field-props.ts';
import { FieldShell } from '../controls/field-shell.tsx';
import type { ChosenFile, FieldValue } from '../shared/field-value.ts';
import { inputName, listName, uploadName } from '../shared/input-names.ts';
import { fileHint } from './file-hint.ts';
import type { FileUploadField } from './file-upload.definition.ts';
import { FilesByEmail } from './files-by-email.tsx';
import type { FileTransfersProps } from './transfers.ts';

const noFiles: readonly ChosenFile[] = [];

function filesOf(value: FieldValue | undefined): readonly ChosenFile[] {
  return value && 'fileUploadValues' in value ? value.fileUploadValues : noFiles;
}

/** Takes files, or says where to email them if the CMS accepts none. */
export function FileUpload(props: FieldProps<FileUploadField>) {
  return props.field.acceptsFiles ? <FileInput {...props} /> : <FilesByEmail {...props} />;
}

/**
 * A native input for files, which any browser can send with the form. The code that uploads them one by one is loaded
 * when a visitor uses the field; files that were chosen before are uploaded then.
 */
function FileInput(props: FieldProps<FileUploadField>) {
  const { field, value, onChange, loading } = props;
  const input = useRef<HTMLInputElement>(null);
  const [Transfers, setTransfers] = useState<ComponentType<FileTransfersProps>>();
  const files = filesOf(value);
  const load = () => {
    if (!Transfers)
      import('./file-transfers.tsx').then((module) => setTransfers(() => module.FileTransfers), console.warn);
  };

  const hasFiles = files.length > 0;
  // A draft is read after the form has hydrated; the native input may have files from before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` loads once
  useEffect(() => {
    if (hasFiles || input.current?.files?.length) load();
  }, [hasFiles]);

  /** Until they are uploaded, the form waits for them instead of being sent without. */
  const announce = (list: FileList | null) => {
    load();
    if (!Transfers) onChange({ fileUploadValues: Array.from(list ?? [], ({ name, size }) => ({ name, size })) });
  };

  return (
    <FieldShell {...props}>
      {(control) => (
        <div className="form-files">
          <p className="form-hint" id={`${control.id}-rules`}>
            {fileHint(field)}
          </p>
          <input
            {...control}
            ref={input}
            type="file"
            className="form-file"
            name={field.isMultiple ? listName(field.id) : inputName(field.id)}
            multiple={field.isMultiple}
            accept={field.allowedExtensions.map((extension) => `.${extension}`).join() || undefined}
            required={control.required && files.length === 0}
            aria-describedby={[control['aria-describedby'], `${control.id}-rules`].filter(Boolean).join(' ')}
            onFocus={load}
            onChange={(event) => announce(event.target.files)}
          />
          {Transfers ? (
            <Transfers {...{ field, files, onChange, loading, input }} />
          ) : (
            files.map(
              (file) =>
                file.upload && (
                  <label key={file.upload} className="form-choice">
                    <input type="checkbox" name={uploadName(field.id)} value={JSON.stringify(file)} defaultChecked />{' '}
                    {file.name}
                  </label>
                ),
            )
          )}
        </div>
      )}
    </FieldShell>
  );
}
