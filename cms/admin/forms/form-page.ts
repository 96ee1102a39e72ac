import { contentHash } from '@headwater/contract/http/content-hash.ts';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import type { GravityForm } from '@headwater/gravity-forms/gravity-form.ts';
import { formReport } from '@headwater/gravity-forms/report/form-report.ts';
import { type Html, html } from '../../web/html.ts';
import type { AdminRequest } from '../admin-request.ts';
import { line } from '../fields/controls.ts';
import { adminPage, tokenField } from '../page/admin-page.ts';
import { type NoticeName, type Problems, withNotice } from '../page/notices.ts';
import { seeOther } from '../page/responses.ts';
import { readChanges } from './form-changes.ts';
import { stateOf } from './form-list.ts';
import { formPath, formsPath } from './form-path.ts';
import { availability, confirmationControls, notificationControls, savingControls } from './form-settings-form.ts';
import { writeForm } from './requested-form.ts';

interface Shown {
  /** What the controls show: the stored form, or what was typed. */
  form: Form;
  version: string;
  problems?: Problems;
  status?: number;
}

/** One form: what differs from Gravity Forms, its settings, and what can be done with it. */
export function formPage(request: AdminRequest, form: Form): Response {
  return shown(request, { form, version: versionOf(form) });
}

function shown(request: AdminRequest, { form, version, ...failure }: Shown): Response {
  const { id, confirmations, notifications = [] } = form;
  const [source] = request.forms.exported(id)?.forms ?? [];
  const body = html`<p class="hint">ID ${id} · ${stateOf(form)} · in a page: [gravityform id="${id}"]</p>
    ${source && reportBox(source, request)}
    <form method="post" action="${formPath(id)}">${tokenField(request.token)}<input type="hidden" name="version" value="${version}">
      <button class="sr" name="do" value="save" tabindex="-1" aria-hidden="true"></button>
      <div class="card">${line({ name: 'title', label: 'Title', value: form.title })}</div>
      ${availability(form)}${savingControls(form)}
      <section aria-label="Confirmations"><h2>Confirmations</h2>${[...confirmations, undefined].map((item, index) => confirmationControls(form.fields, item, index))}</section>
      <section aria-label="Notifications"><h2>Notifications</h2>${unsendable(source, notifications.length)}${[...notifications, undefined].map(notificationControls)}</section>
      <p class="hstack"><button name="do" value="save">Save</button></p></form>
    <form method="post" action="${formPath(id)}">${tokenField(request.token)}<p class="hstack">${stateButtons(request, form)}</p></form>`;
  const actions = html`<a class="button outline" href="${formsPath}&amp;view=export&amp;ids=${id}">Export</a>
    <a class="button outline" href="/wp-admin/admin.php?page=gf_entries&amp;id=${id}">Entries</a>`;
  return adminPage(request, { title: form.title, body, section: formsPath, actions, ...failure });
}

/** Notifications that this CMS leaves out are in the export all the same. */
function unsendable(source: GravityForm | undefined, shown: number): Html | null {
  const hidden = (Array.isArray(source?.notifications) ? source.notifications.length : 0) - shown;
  return hidden > 0
    ? html`<p class="hint">${hidden} more cannot be sent from here, and stay in the export as they are.</p>`
    : null;
}

/** Whether the form has entries; those in the trash, which can be brought back, count as well. */
function hasEntries({ entries }: AdminRequest, { id: formId }: Form): boolean {
  return entries.count({ formId }) + entries.count({ formId, status: 'TRASH' }) > 0;
}

function stateButtons(request: AdminRequest, form: Form): Html {
  const { isActive, isTrash } = form;
  const button = (name: string, text: string): Html =>
    html`<button class="outline small" name="do" value="${name}">${text}</button>`;
  if (!isTrash) {
    return html`${isActive === false ? button('open', 'Open the form') : button('close', 'Close the form')}
      ${button('duplicate', 'Duplicate')}${button('trash', 'Move to trash')}`;
  }
  return html`${button('restore', 'Bring it back')}${hasEntries(request, form) ? html`<span class="hint">It has entries, so it cannot be deleted.</span>` : button('delete', 'Delete permanently')}`;
}

function versionOf(form: Form): string {
  return contentHash(JSON.stringify(form));
}

/** Saves what was typed, or shows it again with the problems. */
export function saveForm(request: AdminRequest, stored: Form): Response {
  const { form: posted, forms } = request;
  const { confirmations, notifications = [], id } = stored;
  const { settings, problems } = readChanges(posted, { confirmations, notifications });
  // The table stores the settings in the definition's words, in which they are shown again.
  const typed = { ...stored, ...settings } as unknown as Form;
  if (problems.length > 0) return shown(request, { form: typed, version: posted.text('version'), problems });
  if (posted.text('version') !== versionOf(stored)) {
    const message =
      'Another user has saved this form since you opened it. Yours is below; save again to replace theirs.';
    return shown(request, { form: typed, version: versionOf(stored), problems: [{ message }], status: 409 });
  }
  writeForm(request, id, () => forms.change(id, settings));
  return seeOther(withNotice(formPath(id), 'form'));
}

const states = {
  open: { changes: { isActive: true }, notice: 'form' },
  close: { changes: { isActive: false }, notice: 'form' },
  trash: { changes: { isTrash: true }, notice: 'trashed' },
  restore: { changes: { isTrash: false }, notice: 'restored' },
} as const satisfies Record<string, { changes: object; notice: NoticeName }>;

/** Opens, closes, trashes or restores the form, and leads to its page; undefined for another button. */
export function changeState(request: AdminRequest, { id }: Form, page = formPath(id)): Response | undefined {
  const state = Object.entries(states).find(([name]) => name === request.form.text('do'))?.[1];
  if (!state) return undefined;
  writeForm(request, id, () => request.forms.change(id, state.changes));
  return seeOther(withNotice(page, state.notice));
}

/** Deletes a form from the trash, unless it has entries: without their form, editors could no longer read them. */
export function deleteForm(request: AdminRequest, form: Form): Response {
  const { id } = form;
  if (!form.isTrash || hasEntries(request, form)) return seeOther(formPath(id));
  writeForm(request, id, () => request.forms.remove(id));
  return seeOther(withNotice(formsPath, 'deleted'));
}

/** What the form would lose, in words that an editor can act on. */
function reportBox(form: GravityForm, { hasCaptchaKey }: AdminRequest): Html {
  const losses = formReport(form, { hasCaptchaKey });
  if (losses.length === 0) return html`<p class="hint">Everything in this form works on the site.</p>`;
  const rows = losses.map(
    ({ label, effect, what, advice }) =>
      html`<li><strong>${label}</strong> ${effect === 'lost' ? 'doesn’t work' : 'works differently'}: ${what} <span class="hint">${advice}</span></li>`,
  );
  return html`<section class="card"><h2>What differs from Gravity Forms</h2><ul class="unstyled">${rows}</ul></section>`;
}
