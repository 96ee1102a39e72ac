import type { QueryPublic } from '../cms-client/cms-client.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { unsupportedTypes } from '../forms/model/unsupported-types.ts';
import { fetchForm } from '../forms/server/fetch-form.ts';
import { GetDoctorForms } from './doctor.query.ts';
import type { FormSeen } from './seen.ts';
import { unknownToWordPress } from './wordpress-file-types.ts';

function unknownTypes({ fields }: FormDefinition): FormSeen['unknownTypes'] {
  return fields.flatMap((field) => {
    if (field.type !== 'FILEUPLOAD') return [];
    const extensions = unknownToWordPress(field.allowedExtensions);
    return extensions.length > 0 ? [{ extensions, isMultiple: field.isMultiple }] : [];
  });
}

function filesOf({ fields }: FormDefinition): FormSeen['files'] {
  const files = fields.filter((field) => 'acceptsFiles' in field);
  if (files.length === 0) return 'none';
  return files.some(({ isRequired }) => isRequired) ? 'required' : 'optional';
}

/** Reads every form as the site does. @throws CmsError when the CMS does not respond */
export async function lookAtForms(query: QueryPublic): Promise<FormSeen[]> {
  const { data } = await query(GetDoctorForms, {});
  const seen: FormSeen[] = [];
  for (const { databaseId, title } of data.gfForms?.nodes ?? []) {
    const form = databaseId ? await fetchForm(query, databaseId) : undefined;
    if (!form) continue;
    const [unsupported, unknown] = [unsupportedTypes(form), unknownTypes(form)];
    seen.push({ id: form.databaseId, title: title ?? '', unsupported, files: filesOf(form), unknownTypes: unknown });
  }
  return seen;
}
