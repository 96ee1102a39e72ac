import type { FormData as MultipartForm } from 'undici';
import { FormData } from './undici.ts';

/** A file that goes with a request. */
export interface SentFile {
  /** Where it belongs: a path in the variables such as `input.fieldValues.2.fileUploadValues.0`, or an input's name. */
  path: string;
  name: string;
  /** Read from the disk while it is sent. */
  blob: Blob;
}

/** A GraphQL operation with files, by the GraphQL multipart request specification: the variables have nulls instead. */
export function graphqlMultipart(operation: string, files: readonly SentFile[]): MultipartForm {
  const form = new FormData();
  form.append('operations', operation);
  const map = files.map(({ path }, at) => [String(at), [`variables.${path}`]] as const);
  form.append('map', JSON.stringify(Object.fromEntries(map)));
  for (const [at, { blob, name }] of files.entries()) form.append(String(at), blob, name);
  return form;
}

/** A form as a browser posts it. */
export function postedForm(inputs: readonly (readonly [name: string, value: string])[], files: readonly SentFile[]) {
  const form = new FormData();
  for (const [name, value] of inputs) form.append(name, value);
  for (const { path, blob, name } of files) form.append(path, blob, name);
  return form;
}
