import type { QueryPublic } from '../cms-client/cms-client.ts';
import { unsupportedTypes } from '../forms/model/unsupported-types.ts';
import { fetchForm } from '../forms/server/fetch-form.ts';
import { GetDoctorForms } from './doctor.query.ts';
import type { FormSeen } from './seen.ts';

/** Reads every form as the site does. @throws CmsError when the CMS does not answer */
export async function lookAtForms(ask: QueryPublic): Promise<FormSeen[]> {
  const { data } = await ask(GetDoctorForms, {});
  const seen: FormSeen[] = [];
  for (const { databaseId, title } of data.gfForms?.nodes ?? []) {
    const form = databaseId ? await fetchForm(ask, databaseId) : undefined;
    if (form) seen.push({ id: form.databaseId, title: title ?? '', unsupported: unsupportedTypes(form) });
  }
  return seen;
}
