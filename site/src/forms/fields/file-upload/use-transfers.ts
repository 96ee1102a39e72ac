import * as texts from '@headwater/brand/texts.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChosenFile } from '../shared/field-value.ts';
import { chooseFiles } from './choose-files.ts';
import type { FileTransfersProps, Transfer, TransferRow } from './transfers.ts';
import { removeUpload, UploadRefusedError, uploadFile } from './upload-client.ts';

interface Options extends Pick<FileTransfersProps, 'field' | 'files' | 'onChange'> {
  form: number;
}

/** The same file, chosen twice or before and after a reload. */
export function fileKey({ name, size }: Pick<ChosenFile, 'name' | 'size'>): string {
  return `${size}:${name}`;
}

/** Screen readers announce the progress each time it grows by this much. */
const ANNOUNCED_PERCENT = 25;

/** The newest files of the field, which several uploads may change before React renders again. */
function useLatest({ field, files, onChange }: Omit<Options, 'form'>) {
  const latest = useRef({ files, onChange, field });
  // Progress renders this field before the form has rendered a change: those files are older than `latest`.
  const given = useRef(files);
  const isNewer = given.current !== files;
  given.current = files;
  latest.current = { files: isNewer ? files : latest.current.files, onChange, field };
  const change = useCallback((next: readonly ChosenFile[]) => {
    latest.current.files = next;
    latest.current.onChange({ fileUploadValues: [...next] });
  }, []);
  return { latest, change };
}

/** The uploads that are under way, which end with the field. */
function useRunning() {
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const ofField = running.current;
    return () => {
      for (const upload of ofField.values()) upload.abort();
    };
  }, []);
  return running;
}

/** Shows each progress of an upload, and announces it from time to time. */
function progressOf({ name, size }: File, show: (transfer: Transfer) => void, announce: (text: string) => void) {
  let announced = 0;
  return (bytes: number) => {
    const progress = Math.floor((bytes / Math.max(1, size)) * 100);
    show({ progress });
    if (progress < announced + ANNOUNCED_PERCENT || progress >= 100) return;
    announced = progress;
    announce(texts.fileUploading(name, progress));
  };
}

/** Uploads the files of a field at once, while the visitor fills in the rest of the form. */
export function useTransfers({ form, field, files, onChange }: Options) {
  const [transfers, setTransfers] = useState<Readonly<Record<string, Transfer>>>({});
  const [refused, setRefused] = useState<readonly TransferRow[]>([]);
  const [status, setStatus] = useState('');
  const chosen = useRef(new Map<string, File>());
  const running = useRunning();
  const { latest, change } = useLatest({ field, files, onChange });

  const start = useCallback(
    async (file: File) => {
      const key = fileKey(file);
      const { name } = file;
      const controller = new AbortController();
      running.current.set(key, controller);
      chosen.current.set(key, file);
      const show = (transfer: Transfer) => setTransfers((all) => ({ ...all, [key]: transfer }));
      const onProgress = progressOf(file, show, setStatus);
      const onStall = () =>
        setTransfers((all) => ({ ...all, [key]: { progress: all[key]?.progress ?? 0, isStalled: true } }));
      show({ progress: 0 });
      try {
        const { signal } = controller;
        const target = { form, field: latest.current.field.id, file };
        const upload = await uploadFile(target, { onProgress, onStall, signal });
        change(
          latest.current.files.map((entry) => (fileKey(entry) === key ? { name, size: file.size, upload } : entry)),
        );
        setStatus(texts.fileUploaded(name));
      } catch (error) {
        if (controller.signal.aborted) return;
        const isRefused = error instanceof UploadRefusedError;
        const problem = (isRefused && error.message) || texts.uploadFailed;
        if (isRefused) {
          change(latest.current.files.filter((entry) => fileKey(entry) !== key));
          setRefused((rows) => [...rows, { name, size: file.size, problem, canRetry: false }]);
        } else show({ problem, canRetry: true });
        setStatus(`${name}: ${problem}`);
      } finally {
        running.current.delete(key);
      }
    },
    [form, change, latest, running],
  );

  const add = useCallback(
    (added: readonly File[]) => {
      const { accepted, replaced, problems } = chooseFiles(latest.current.field, latest.current.files, added, (file) =>
        running.current.has(fileKey(file)),
      );
      for (const file of replaced) if (file.upload !== undefined) removeUpload(file.upload);
      const keys = new Set([...accepted, ...replaced, ...problems].map(fileKey));
      const others = latest.current.files.filter((file) => !keys.has(fileKey(file)));
      setRefused(problems);
      if (problems.length > 0) setStatus(problems.map(({ name, problem }) => `${name}: ${problem}`).join(' '));
      if (accepted.length === 0 && others.length === latest.current.files.length) return;
      change([...others, ...accepted.map(({ name, size }) => ({ name, size }))]);
      for (const file of accepted) void start(file);
    },
    [change, start, latest, running],
  );

  return {
    rows: [...files.map((file) => ({ ...transfers[fileKey(file)], ...file })), ...refused] as TransferRow[],
    status,
    add,
    remove(row: TransferRow) {
      const key = fileKey(row);
      running.current.get(key)?.abort();
      if (row.upload !== undefined) removeUpload(row.upload);
      setRefused((rows) => rows.filter((other) => fileKey(other) !== key));
      change(latest.current.files.filter((file) => fileKey(file) !== key));
      setStatus(texts.fileRemoved(row.name));
    },
    retry(row: TransferRow) {
      const file = chosen.current.get(fileKey(row));
      if (file) void start(file);
    },
  };
}
