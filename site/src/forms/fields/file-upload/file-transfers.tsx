import * as texts from '@headwater/brand/texts.ts';
import { useEffect, useState } from 'react';
import { useSurroundings } from '../controls/form-context.ts';
import { FileRow } from './file-row.tsx';
import type { FileTransfersProps } from './transfers.ts';
import { fileKey, useTransfers } from './use-transfers.ts';

const PICTURES = new Set(['jpg', 'jpeg', 'png', 'heic', 'webp']);

/** Takes files from the native input and from a drag. @returns whether files are dragged over the field */
function useGivenFiles(input: FileTransfersProps['input'], add: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const element = input.current;
    const zone = element?.parentElement;
    if (!element || !zone) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const take = () => {
      add([...(element.files ?? [])]);
      // The same file can be chosen again, and the browser does not send it a second time.
      element.value = '';
    };
    if (element.files?.length) take();
    element.addEventListener('change', take, options);
    zone.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        setIsOver(true);
      },
      options,
    );
    zone.addEventListener('dragleave', () => setIsOver(false), options);
    zone.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setIsOver(false);
        add([...(event.dataTransfer?.files ?? [])]);
      },
      options,
    );
    return () => listening.abort();
  }, [input, add]);
  return isOver;
}

/** Takes files from the native input, from a drag and from the camera, and shows how their uploads fare. */
export function FileTransfers({ field, files, onChange, loading, input }: FileTransfersProps) {
  const { databaseId } = useSurroundings();
  const { rows, add, remove, retry, status } = useTransfers({ form: databaseId, field, files, onChange });
  const isOver = useGivenFiles(input, add);
  const takesPictures = field.allowedExtensions.length === 0 || field.allowedExtensions.some((e) => PICTURES.has(e));

  return (
    <>
      <p className="form-hint form-drop" data-over={isOver ? '' : undefined}>
        {texts.dropFiles}
      </p>
      {takesPictures && (
        <label className="form-small form-photo">
          {texts.takePhoto}
          <input
            className="form-unseen"
            type="file"
            accept="image/*"
            capture="environment"
            disabled={loading}
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
      )}
      {rows.length > 0 && (
        <ul className="form-transfers">
          {rows.map((row) => (
            <FileRow
              key={fileKey(row)}
              row={row}
              loading={loading}
              onRetry={() => retry(row)}
              onRemove={() => {
                remove(row);
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {/* Not VisuallyHidden: scripts of forms that load late would wait for its stylesheet, which the build leaves out. */}
      <span className="form-unseen" role="status">
        {status}
      </span>
    </>
  );
}
