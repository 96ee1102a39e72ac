import { type ComponentType, useEffect, useRef, useState } from 'react';
import { importWithRetry } from '../../../islands/import-with-retry.ts';
import type { ControlAttributes } from '../controls/control.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { FieldShell } from '../controls/field-shell.tsx';
import { inputName, listName, uploadName } from '../shared/input-names.ts';
import { fileHint } from './file-hint.ts';
import type { FileUploadField } from './file-upload.definition.ts';
import { FilesByEmail } from './files-by-email.tsx';
import { type HeldFiles, heldFiles } from './held-files.ts';
import type { FileTransfersProps } from './transfers.ts';

/** Takes files, or says where to email them if the CMS accepts none. */
export function FileUpload(props: FieldProps<FileUploadField>) {
  if (!props.field.acceptsFiles) return <FilesByEmail {...props} />;
  return <FieldShell {...props}>{(control) => <FileInput {...props} control={control} />}</FieldShell>;
}

interface FileInputProps extends Pick<FieldProps<FileUploadField>, 'field' | 'value' | 'loading'> {
  control: ControlAttributes;
  onChange: (held: HeldFiles) => void;
}

/**
 * A native input for files, which any browser can send with the form. The code that uploads them one by one is loaded
 * when a visitor uses the field; files that were chosen before are uploaded then.
 */
export function FileInput({ field, value, onChange, loading, control }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [Transfers, setTransfers] = useState<ComponentType<FileTransfersProps>>();
  const files = heldFiles(value).fileUploadValues;
  const load = () => {
    if (!Transfers)
      importWithRetry(() => import('./file-transfers.tsx')).then(
        (module) => setTransfers(() => module.FileTransfers),
        console.warn,
      );
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
  );
}
