import * as texts from '@headwater/brand/texts.ts';
import { partsFrom, writeParts } from '../parts/parts.rules.ts';
import { readChosenFile } from '../shared/chosen-file.ts';
import { type FieldRules, sentText } from '../shared/field-rules.ts';
import { inputName, uploadName } from '../shared/input-names.ts';
import { fileMistake } from './file-limits.ts';
import type { FileUploadField } from './file-upload.definition.ts';
import type { HeldFiles } from './held-files.ts';

function parse(text: FormDataEntryValue): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where the CMS accepts no files, the visitor is shown where to email them, so the field never blocks the form.
 * `submission` has nothing: the outbox sends the files themselves.
 */
export const fileUploadRules: FieldRules<FileUploadField, HeldFiles> = {
  key: 'fileUploadValues',
  isReadOnly: ({ acceptsFiles }) => !acceptsFiles,
  initial: () => undefined,
  isEmpty: (_field, { fileUploadValues }) => fileUploadValues.length === 0,
  missing: ({ acceptsFiles }, held) =>
    acceptsFiles && !held?.fileUploadValues.length ? texts.fieldMessages.required : undefined,
  mistake(field, { fileUploadValues: files }) {
    if (files.length > field.maxFiles) return texts.fileCountMessage(files.length, field.maxFiles);
    const unfinished = files.find(({ upload }) => upload === undefined);
    return (
      files.map((file) => fileMistake(field, file)).find(Boolean) ??
      (unfinished && texts.fileIncomplete(unfinished.name))
    );
  },
  compared: () => '',
  submission: () => undefined,
  read(field, data) {
    const files = data.getAll(uploadName(field.id)).flatMap((text) => readChosenFile(parse(text)) ?? []);
    const imageTexts = partsFrom(field.imageTexts?.inputs ?? [], ({ id }) => sentText(data, inputName(id)) || null);
    // What a visitor says about a picture outlasts a picture that is still missing.
    return files.length > 0 || imageTexts ? { fileUploadValues: files, ...(imageTexts && { imageTexts }) } : undefined;
  },
  write: (field, { fileUploadValues, imageTexts }) => [
    ...fileUploadValues.map((file): [string, string] => [uploadName(field.id), JSON.stringify(file)]),
    ...writeParts(field.imageTexts?.inputs ?? [], imageTexts ?? {}),
  ],
};
