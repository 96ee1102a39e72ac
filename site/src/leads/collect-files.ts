import * as texts from '@headwater/brand/texts.ts';
import type { FieldOf } from '../forms/fields/form-field.ts';
import { partsFrom } from '../forms/fields/parts/parts.inputs.ts';
import type { FieldError } from '../forms/fields/shared/field-error.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { ImageTexts } from '../forms/fields/shared/image-texts.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { visibility } from '../forms/model/visibility.ts';
import type { UploadRules } from '../uploads/receive-upload.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import type { LeadFile } from './lead.ts';

/** The files of visible fields, as they are stored: name and size come from there, not from the visitor. */
export type CollectedFiles = { files: LeadFile[] } | { errors: FieldError[] };

interface CollectOptions {
  store: Pick<UploadStore, 'find'>;
  rules: Pick<UploadRules, 'finish'>;
}

/** What the CMS has to know about a post's picture. Texts that the editor does not ask for are left out. */
function ofPicture({ isPicture, imageTexts: textInputs }: FieldOf<'FILEUPLOAD'>, sent: ImageTexts = {}) {
  if (!isPicture) return {};
  const imageTexts = partsFrom(textInputs?.inputs ?? [], ({ key }) => sent[key] || null);
  return { isPicture, ...(imageTexts && { imageTexts }) };
}

/** Collects the files of a submission. Each is whole, harmless and safe from a power failure, or an error of its field. */
export function createCollectFiles({ store, rules }: CollectOptions) {
  /** @returns undefined when it was not uploaded for this field, or is not complete */
  async function collect(form: FormDefinition, field: FieldOf<'FILEUPLOAD'>, upload: string) {
    const { id: fieldId, isMultiple } = field;
    const found = await store.find(upload);
    if (found?.formId !== form.databaseId || found.fieldId !== fieldId || !found.isComplete) return undefined;
    const refusal = await rules.finish(upload);
    return refusal ?? { fieldId, upload, name: found.name, size: found.size, isMultiple };
  }

  return async (form: FormDefinition, values: readonly FieldValue[]): Promise<CollectedFiles> => {
    const { isVisible } = visibility(form, values);
    const [files, errors]: [LeadFile[], FieldError[]] = [[], []];
    for (const field of form.fields) {
      if (field.type !== 'FILEUPLOAD' || !field.acceptsFiles || !isVisible(field.id)) continue;
      const value = values.find(({ id }) => id === field.id);
      if (!value || !('fileUploadValues' in value)) continue;
      for (const { name, upload = '' } of value.fileUploadValues) {
        const file = await collect(form, field, upload);
        if (file && 'upload' in file) files.push({ ...file, ...ofPicture(field, value.imageTexts) });
        else errors.push({ id: field.id, message: file?.text ?? texts.fileGone(name) });
      }
    }
    return errors.length > 0 ? { errors } : { files };
  };
}

export type CollectFiles = ReturnType<typeof createCollectFiles>;
