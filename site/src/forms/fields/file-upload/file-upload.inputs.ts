import * as texts from '@headwater/brand/texts.ts';
import { partsFrom, postParts, writeParts } from '../parts/parts.inputs.ts';
import { readChosenFile } from '../shared/chosen-file.ts';
import { type FieldInputs, sentText } from '../shared/field-inputs.ts';
import { inputName, uploadName } from '../shared/input-names.ts';
import type { FileUploadField } from './file-upload.definition.ts';
import type { HeldFiles } from './held-files.ts';

function parse(text: FormDataEntryValue): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Where the CMS accepts no files, the visitor is shown where to email them, so the field never blocks the form. */
export const fileUploadInputs: FieldInputs<FileUploadField, HeldFiles> = {
  key: 'fileUploadValues',
  isReadOnly: ({ acceptsFiles }) => !acceptsFiles,
  initial: () => undefined,
  post: ({ id, imageTexts: textInputs }, { fileUploadValues, imageTexts }) => [
    [String(id), fileUploadValues],
    ...postParts(textInputs?.inputs ?? [], imageTexts ?? {}),
  ],
  mistake(_field, { fileUploadValues }) {
    const unfinished = fileUploadValues.find(({ upload }) => upload === undefined);
    return unfinished && texts.fileIncomplete(unfinished.name);
  },
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
