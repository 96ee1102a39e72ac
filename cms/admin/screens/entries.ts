import { basename } from 'node:path';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { entryColumns } from '@headwater/gravity-forms/entries/entry-columns.ts';
import { siteTime } from '../../content/site-time.ts';
import { type EntryStatus, entryStatuses } from '../../forms/entries/entry.ts';
import { html } from '../../web/html.ts';
import { plainResponse } from '../../web/plain-response.ts';
import type { AdminRequest, Screen } from '../admin-request.ts';
import { changeEntry, entryPage } from '../entries/entry-page.ts';
import { entriesCsv, entriesJson } from '../entries/exported-entries.ts';
import { changeState } from '../forms/form-page.ts';
import { noSuchForm, requestedForm } from '../forms/requested-form.ts';
import { adminPage, tokenField } from '../page/admin-page.ts';
import { listPageSize, pageLinks, pageOf } from '../page/paging.ts';
import { download, seeOther } from '../page/responses.ts';
import { requestedSearch, searchForm, tabs } from '../page/search-form.ts';
import { shownDate } from '../page/text.ts';

const section = '/wp-admin/admin.php?page=gf_entries';
const statusNames = { ACTIVE: 'Inbox', SPAM: 'Spam', TRASH: 'Trash' } as const satisfies Record<EntryStatus, string>;

function entriesResponse(request: AdminRequest): Response {
  const { searchParams } = request.url;
  if (!searchParams.has('id')) return formList(request);
  const form = requestedForm(request);
  if (!form) return noSuchForm(request, section);
  const view = searchParams.get('view');
  if (view === 'file') return entryFile(request);
  if (view === 'csv' || view === 'json') return exported(request, form, view);
  return searchParams.has('lid') ? entryPage(request, form) : entryList(request, form);
}

function formList(request: AdminRequest): Response {
  const { forms, entries } = request;
  const rows = forms.all().map(
    ({ id, title, isActive }) => html`<tr><th scope="row"><a href="${section}&amp;id=${id}">${title}</a></th>
      <td class="number">${entries.count({ formId: id, status: 'ACTIVE', isRead: false })}</td>
      <td class="number">${entries.count({ formId: id, status: 'ACTIVE' })}</td>
      <td>${isActive === false && 'closed'}</td></tr>`,
  );
  const body = html`<section class="card scroll" aria-label="Forms" tabindex="0"><table><thead><tr><th scope="col">Form</th><th scope="col" class="number">New</th><th scope="col" class="number">Entries</th><th scope="col"><span class="sr">State</span></th></tr></thead><tbody>${rows}</tbody></table></section>`;
  return adminPage(request, { title: 'Form entries', body, section });
}

function entryList(request: AdminRequest, form: Form): Response {
  const { url, entries, log, token } = request;
  const status = entryStatuses.find((known) => known === url.searchParams.get('filter')) ?? 'ACTIVE';
  const search = requestedSearch(url);
  const filter = { formId: form.id, status, search };
  const list = pageOf(entries.count(filter), url.searchParams.get('paged'), listPageSize);
  const columns = entryColumns(form);
  const rows = entries.list(filter, { limit: listPageSize, offset: list.offset }).map((entry) => {
    const texts = columns.map(({ text }) => text(entry.values)).filter((text) => text !== '');
    return html`<tr><td><a class="row-title" href="${section}&amp;view=entry&amp;id=${form.id}&amp;lid=${entry.id}">${texts[0] ?? `Entry ${entry.id}`}</a>
        <span class="hint">${texts.slice(1, 4).join(' · ').slice(0, 160)}</span></td>
      <td>${!entry.isRead && html`<strong>new</strong>`} ${log.mails(entry.id).some(({ state }) => state === 'failed') && 'mail waits'}</td><td class="mono">${shownDate(entry.dateCreated)}</td></tr>`;
  });
  const entriesPath = `${section}&id=${form.id}`;
  const statuses = entryStatuses.map((other) => ({
    path: `${entriesPath}&filter=${other}`,
    text: statusNames[other],
    isCurrent: other === status,
    count: entries.count({ formId: form.id, status: other }),
  }));
  const isOpen = form.isActive !== false;
  const body = html`<div class="hstack justify-between mb-4">${tabs('By status', statuses)}
      ${searchForm('Search entries', search, { page: 'gf_entries', id: form.id, filter: status })}</div>
    ${rows.length === 0 ? html`<p class="text-light">Nothing here.</p>` : html`<table class="list"><thead><tr><th scope="col">Entry</th><th scope="col"><span class="sr">State</span></th><th scope="col">Date</th></tr></thead><tbody>${rows}</tbody></table>`}
    ${pageLinks(list, url)}
    <form method="post" action="${entriesPath}">${tokenField(token)}<p class="hint">${isOpen ? 'The form accepts entries.' : 'The form is closed.'}</p>
      <button class="outline small" name="do" value="${isOpen ? 'close' : 'open'}">${isOpen ? 'Close the form' : 'Open the form'}</button></form>`;
  const actions = html`<a class="button outline" href="${entriesPath}&amp;view=csv&amp;filter=${status}">Download CSV</a>
    <a class="button outline" href="${entriesPath}&amp;view=json&amp;filter=${status}">Download JSON</a>`;
  return adminPage(request, { title: form.title, body, section, actions });
}

function exported({ url, entries, log, now }: AdminRequest, form: Form, format: 'csv' | 'json'): Response {
  const status = entryStatuses.find((known) => known === url.searchParams.get('filter')) ?? 'ACTIVE';
  const chosen = entries.each({ formId: form.id, status });
  const name = `entries-${form.id}-${siteTime(now()).slice(0, 10)}.${format}`;
  if (format === 'csv') return download(entriesCsv(form, chosen), 'text/csv; charset=UTF-8', name);
  return download(entriesJson(form, chosen, log.notes), 'application/json; charset=UTF-8', name);
}

function post(request: AdminRequest): Response | Promise<Response> {
  const form = requestedForm(request);
  if (!form) return seeOther(section);
  if (request.url.searchParams.has('lid')) return changeEntry(request, form);
  const page = `${section}&id=${form.id}`;
  return changeState(request, form, page) ?? seeOther(page);
}

export const entriesScreen: Screen = { needs: 'edit_posts', get: entriesResponse, post };

/** A file of an entry, as a visitor sent it. */
function entryFile({ url, files }: Pick<AdminRequest, 'url' | 'files'>): Response {
  const bytes = files.read(url.searchParams.get('hash') ?? '');
  if (!bytes) return plainResponse(404, 'There is no such file.');
  const name = basename(url.searchParams.get('gf-download') ?? 'file').replace(/\p{Cc}/gu, '');
  return download(bytes, 'application/octet-stream', name);
}
