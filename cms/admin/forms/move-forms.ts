import { ExportFileError, ownVersion, parseExportFile, writeExportFile } from '@headwater/gravity-forms/export-file.ts';
import { type GravityForm, withId } from '@headwater/gravity-forms/gravity-form.ts';
import { siteTime } from '../../content/site-time.ts';
import { parseDatabaseId } from '../../schema/global-id.ts';
import type { AdminRequest } from '../admin-request.ts';
import { messagePage } from '../page/admin-page.ts';
import { withNotice } from '../page/notices.ts';
import { download, seeOther } from '../page/responses.ts';
import { formList } from './form-list.ts';
import { formPath, formsPath } from './form-path.ts';
import { writeForm } from './requested-form.ts';

/** Imports the uploaded file: all of its forms, or none with the reason. */
export async function importForms(request: AdminRequest): Promise<Response> {
  const [file] = request.form.files('file');
  if (!file) return formList(request, 'Choose the file that Gravity Forms exported.');
  try {
    const { forms, version } = parseExportFile(await file.text());
    const ids = forms.map((form) => storeForm(request, form, version));
    return seeOther(withNotice(ids.length === 1 && ids[0] ? formPath(ids[0]) : formsPath, 'imported'));
  } catch (error) {
    if (error instanceof ExportFileError) return formList(request, error.message);
    throw error;
  }
}

/** Stores a form under its own ID, or the next one if another form has it. */
function storeForm(request: AdminRequest, form: GravityForm, version: string): number {
  const { forms } = request;
  const id = forms.byId(form.id) ? forms.nextId() : form.id;
  writeForm(request, id, () => forms.saveExport(withId(form, id), version));
  return id;
}

/** Stores a copy of the form, which is closed until an editor opens it. */
export function duplicateForm(request: AdminRequest, id: number): Response {
  const file = request.forms.exported(id);
  const copies = (file?.forms ?? []).map((form) =>
    storeForm(request, { ...form, title: `${form.title} (copy)`, is_active: '0' }, file?.version ?? ownVersion),
  );
  return seeOther(withNotice(formPath(copies[0] ?? id), 'duplicated'));
}

/** The forms that the query names, as one file of Gravity Forms. */
export function exportForms(request: AdminRequest): Response {
  const ids = request.url.searchParams.getAll('ids').map(parseDatabaseId);
  const files = ids.flatMap((id) => (id === undefined ? [] : (request.forms.exported(id) ?? [])));
  const [newest] = files.map(({ version }) => version).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (newest === undefined) {
    const text = 'Choose at least one form of the list, and export again.';
    return messagePage(request, { title: 'Nothing to export', status: 400, section: formsPath, text });
  }
  const body = writeExportFile({ version: newest, forms: files.flatMap(({ forms }) => forms) });
  const name = `gravityforms-export-${siteTime(request.now()).slice(0, 10)}.json`;
  return download(body, 'application/json; charset=UTF-8', name);
}
