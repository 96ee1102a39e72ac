import { basename } from 'node:path';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { fileUrl } from '@headwater/gravity-forms/entries/file-url.ts';
import { takesFiles } from '@headwater/gravity-forms/fields/field-kinds.ts';
import type { PostedInput } from '@headwater/gravity-forms/rules/posted-values.ts';
import { misuse } from '@headwater/gravity-forms/submission/misuse.ts';
import { type ReceivedFile, receivedFile } from '../files/entry-files.ts';

/** Files of a submission, by the ID of their field. */
export type SentFiles = ReadonlyMap<number, readonly File[]>;

/** Reads the files of a submission. @throws SubmissionError for files of another field */
export async function postedFiles(form: Form, sent: SentFiles, baseUrl: string) {
  const posted: { inputs: PostedInput[]; files: ReceivedFile[] } = { inputs: [], files: [] };
  for (const [fieldId, uploads] of sent) {
    const field = form.fields.find(({ id }) => id === fieldId);
    if (!field) throw misuse.unknownField(form.id, fieldId);
    if (!takesFiles(field)) throw misuse.wrongKey(fieldId, 'value');
    const files = await Promise.all(uploads.map(receivedFile));
    posted.files.push(...files);
    const list = files.map(({ name, bytes, hash }) => {
      const facts = { name: basename(name), size: bytes.length };
      return { ...facts, url: fileUrl(baseUrl, form.id, fieldId, { ...facts, hash }) };
    });
    posted.inputs.push([String(fieldId), list]);
  }
  return posted;
}
