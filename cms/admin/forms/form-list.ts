import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { formReport } from '@headwater/gravity-forms/report/form-report.ts';
import { type Html, html } from '../../web/html.ts';
import type { AdminRequest } from '../admin-request.ts';
import { adminPage, tokenField } from '../page/admin-page.ts';
import { formPath, formsPath } from './form-path.ts';

/** All forms, those in the trash last, with the box that imports a file. */
export function formList(request: AdminRequest, problem?: string): Response {
  const all = request.forms.all();
  const rows = [...all.filter(({ isTrash }) => !isTrash), ...all.filter(({ isTrash }) => isTrash)];
  const problems = problem === undefined ? [] : [{ field: 'f-file', message: problem }];
  const body = html`<form method="get" action="/wp-admin/admin.php"><input type="hidden" name="page" value="gf_edit_forms"><input type="hidden" name="view" value="export">
      <section class="card scroll" aria-label="Forms" tabindex="0"><table><thead><tr><th scope="col"><span class="sr">Export</span></th><th scope="col">Form</th><th scope="col" class="number">Fields</th>
        <th scope="col" class="number">Entries</th><th scope="col">State</th><th scope="col">Compared with Gravity Forms</th></tr></thead><tbody>${rows.map((form) => row(request, form))}</tbody></table></section>
      <p class="hstack mb-4"><button class="outline small">Export the chosen forms</button></p></form>
    <form class="card narrow" method="post" enctype="multipart/form-data" action="${formsPath}">${tokenField(request.token)}
      <h2>Import</h2><p><label for="f-file">Export of Gravity Forms <small>.json</small></label>
      <input id="f-file" type="file" name="file" accept=".json,application/json" required${problem !== undefined && html` aria-invalid="true"`}></p>
      <p class="hint">In Gravity Forms: Forms → Import/Export → Export Forms. Everything in the file stays in it, also what this CMS does not know.</p>
      <p class="hstack"><button name="do" value="import">Import</button></p></form>`;
  return adminPage(request, { title: 'Forms', body, section: formsPath, problems });
}

function row({ forms, entries, hasCaptchaKey }: AdminRequest, form: Form): Html {
  const { id, title, fields } = form;
  const losses = forms.exported(id)?.forms.flatMap((form) => formReport(form, { hasCaptchaKey })).length ?? 0;
  return html`<tr><td><input type="checkbox" name="ids" value="${id}" aria-label="Export ${title}"></td>
    <th scope="row"><a href="${formPath(id)}">${title}</a></th><td class="number">${fields.length}</td>
    <td class="number"><a href="/wp-admin/admin.php?page=gf_entries&amp;id=${id}">${entries.count({ formId: id, status: 'ACTIVE' })}<span class="sr"> entries of ${title}</span></a></td>
    <td>${stateOf(form)}</td><td>${losses === 0 ? 'the same' : `${losses} to look at`}</td></tr>`;
}

export function stateOf({ isActive, isTrash, schedule, entryLimit, login }: Form): string {
  if (isTrash) return 'in the trash';
  if (isActive === false) return 'closed';
  return schedule || entryLimit || login ? 'open, with conditions' : 'open';
}
