import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { offers } from '../forms/model/offers.ts';
import type { SavedContent } from './saved-content.ts';

export interface RestoredValues {
  values: FieldValue[];
  /** Labels of the answers that have no place in the form any more, and names of files that are gone. */
  lost: string[];
  /** An open page that the form still has. */
  formPage: number;
}

function withoutLostFiles(value: FieldValue, hasFile: (upload: string) => boolean, lost: string[]): FieldValue[] {
  if (!('fileUploadValues' in value)) return [value];
  const [files, gone] = [
    value.fileUploadValues.filter(({ upload }) => upload !== undefined && hasFile(upload)),
    value.fileUploadValues.filter(({ upload }) => upload === undefined || !hasFile(upload)),
  ];
  lost.push(...gone.map(({ name }) => name));
  return files.length > 0 || value.imageTexts ? [{ ...value, fileUploadValues: files }] : [];
}

/**
 * The saved values that fit the form as it is now: an editor may have changed it meanwhile.
 * @param hasFile whether an uploaded file is still there
 */
export function restoreValues(
  form: FormDefinition,
  { values, fields, formPage }: SavedContent,
  hasFile: (upload: string) => boolean,
): RestoredValues {
  const lost: string[] = [];
  const restored = values.flatMap((value) => {
    const saved = fields.find(({ id }) => id === value.id);
    const field = form.fields.find(({ id }) => id === value.id);
    if (field && field.type === saved?.type && offers(field, value)) return withoutLostFiles(value, hasFile, lost);
    // Visitors never saw a hidden field, and would not know what is missing.
    if (saved && saved.type !== 'HIDDEN') lost.push(saved.label);
    return [];
  });
  const isPage = form.pages.some(({ number }) => number === formPage);
  return { values: restored, lost, formPage: isPage ? formPage : 1 };
}
