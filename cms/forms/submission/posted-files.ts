import type { Form } from '../definition/form.ts';
import { takesFiles } from '../fields/field-kinds.ts';
import { type ReceivedFile, receivedFile } from '../files/entry-files.ts';
import { fileUrl } from '../files/file-url.ts';
import { misuse } from './misuse.ts';
import type { PostedEntry } from './posted-values.ts';

/** Files of a submission, by the ID of their field. */
export type SentFiles = ReadonlyMap<number, readonly File[]>;

export interface PostedFiles {
  entries: PostedEntry[];
  files: ReceivedFile[];
}

/** Reads the files of a submission. @throws GraphQLError for files of another field */
export async function postedFiles(form: Form, sent: SentFiles, baseUrl: string): Promise<PostedFiles> {
  const posted: PostedFiles = { entries: [], files: [] };
  for (const [fieldId, list] of sent) {
    const field = form.fields.find(({ id }) => id === fieldId);
    if (!field) throw misuse.unknownField(form.id, fieldId);
    if (!takesFiles(field)) throw misuse.wrongKey(fieldId, 'value');
    const files = await Promise.all(list.map(receivedFile));
    posted.files.push(...files);
    posted.entries.push([String(fieldId), files.map((file) => fileUrl(baseUrl, form.id, fieldId, file))]);
  }
  return posted;
}
