import type { AdminRequest, Screen } from '../admin-request.ts';
import { formList } from '../forms/form-list.ts';
import { changeState, deleteForm, formPage, saveForm } from '../forms/form-page.ts';
import { formsPath } from '../forms/form-path.ts';
import { duplicateForm, exportForms, importForms } from '../forms/move-forms.ts';
import { noSuchForm, requestedForm } from '../forms/requested-form.ts';

function get(request: AdminRequest): Response {
  const { searchParams } = request.url;
  if (searchParams.get('view') === 'export') return exportForms(request);
  if (!searchParams.has('id')) return formList(request);
  const form = requestedForm(request);
  return form ? formPage(request, form) : noSuchForm(request, formsPath);
}

function post(request: AdminRequest): Response | Promise<Response> {
  if (!request.url.searchParams.has('id')) return importForms(request);
  const form = requestedForm(request);
  if (!form) return noSuchForm(request, formsPath);
  switch (request.form.text('do')) {
    case 'duplicate':
      return duplicateForm(request, form.id);
    case 'delete':
      return deleteForm(request, form);
    default:
      return changeState(request, form) ?? saveForm(request, form);
  }
}

export const formsScreen: Screen = { needs: 'edit_posts', get, post };
