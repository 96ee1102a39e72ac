import type { AdminRequest } from '../admin-request.ts';
import { controlId } from '../fields/field-control.ts';
import type { FieldProblem, UploadedMedia } from '../fields/field-editor.ts';
import { storeUpload } from './store-upload.ts';

const mostFiles = 20;

/** Stores the uploaded files of a form, by the name of their control. */
export async function formUploads(
  request: AdminRequest,
): Promise<{ uploaded: UploadedMedia; problems: FieldProblem[] }> {
  const uploaded = new Map<string, number[]>();
  const problems: FieldProblem[] = [];
  const names = [...new Set(request.form.names().filter((name) => name.endsWith('.upload')))];
  const files = names.flatMap((name) => request.form.files(name).map((file) => ({ name, file })));
  for (const { name, file } of files.slice(0, mostFiles)) {
    const stored = await storeUpload(file, request.user, request);
    if (typeof stored === 'number') uploaded.set(name, [...(uploaded.get(name) ?? []), stored]);
    else problems.push({ field: controlId(name), message: stored.refused });
  }
  return { uploaded, problems };
}
