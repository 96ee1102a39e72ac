import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { entryColumns } from '@headwater/gravity-forms/entries/entry-columns.ts';
import { fileFacts } from '@headwater/gravity-forms/entries/file-url.ts';
import type { Entry, EntryStatus } from '../../forms/entries/entry.ts';
import { parseDatabaseId } from '../../schema/global-id.ts';
import { ksesPost } from '../../text/kses-post.ts';
import { Html, html } from '../../web/html.ts';
import type { AdminRequest } from '../admin-request.ts';
import { adminPage, messagePage, tokenField } from '../page/admin-page.ts';
import { withNotice } from '../page/notices.ts';
import { seeOther } from '../page/responses.ts';
import { shownDate } from '../page/text.ts';
import { changeLog, entryLogBox } from './entry-log-box.ts';

const section = '/wp-admin/admin.php?page=gf_entries';

/** The buttons below an entry. */
const moves = {
  spam: { status: 'SPAM', label: 'This is spam' },
  keep: { status: 'ACTIVE', label: 'Put into the inbox' },
  trash: { status: 'TRASH', label: 'Move to trash' },
} as const satisfies Record<string, { status: EntryStatus; label: string }>;

function requestedEntry({ url, entries }: AdminRequest, form: Form): Entry | undefined {
  const entry = entries.byId(parseDatabaseId(url.searchParams.get('lid') ?? '') ?? 0);
  return entry?.formId === form.id ? entry : undefined;
}

/** One entry as its visitor sent it. Opening it marks it as read. */
export function entryPage(request: AdminRequest, form: Form): Response {
  const entry = requestedEntry(request, form);
  if (!entry)
    return messagePage(request, { title: 'Not found', status: 404, section, text: 'This form has no such entry.' });
  request.entries.setRead(entry.id, true);
  const answers = entryColumns(form).map(({ label, text, html: markup, files, pictureTexts }) => {
    const links = files(entry.values).map((url) => html`<a href="${url}">${fileFacts(url).name}</a> `);
    const said = pictureTexts(entry.values).map((line) => html`<br>${line}`);
    const answer = text(entry.values);
    const formatted = answer && markup(entry.values, ksesPost);
    if (formatted) return html`<dt>${label}</dt><dd class="formatted">${Html.trusted(formatted)}</dd>`;
    return html`<dt>${label}</dt><dd>${links.length > 0 ? [links, said] : answer || '–'}</dd>`;
  });
  const buttons = Object.entries(moves)
    .filter(([, { status }]) => status !== entry.status)
    .map(([name, { label }]) => html`<button class="outline small" name="do" value="${name}">${label}</button>`);
  const body = html`<div class="columns">
    <section class="card"><h2>What was sent</h2><dl class="facts answers">${answers}</dl></section>
    <form class="card" method="post" action="${section}&amp;id=${form.id}&amp;lid=${entry.id}">${tokenField(request.token)}<h2>Where from</h2>
      <dl class="facts"><dt>Date</dt><dd>${shownDate(entry.dateCreated)} UTC</dd>
        <dt>Page</dt><dd>${entry.sourceUrl ?? '–'}</dd><dt>IP address</dt><dd class="mono">${entry.ip ?? '–'}</dd></dl>
      <p class="hstack">${buttons}</p></form></div>
    ${entryLogBox(request, entry, `${section}&id=${form.id}&lid=${entry.id}`)}`;
  return adminPage(request, {
    title: `${form.title}, entry ${entry.id}`,
    body,
    section,
    actions: html`<a class="button outline" href="${section}&amp;id=${form.id}">All entries</a>`,
  });
}

/** Moves an entry, adds a note or sends its mails again. */
export async function changeEntry(request: AdminRequest, form: Form): Promise<Response> {
  const entry = requestedEntry(request, form);
  if (entry && (await changeLog(request, entry))) {
    return seeOther(withNotice(`${section}&id=${form.id}&lid=${entry.id}`, 'described'));
  }
  const move = Object.entries(moves).find(([name]) => name === request.form.text('do'))?.[1];
  if (entry && move) request.entries.setStatus(entry.id, move.status);
  return seeOther(withNotice(`${section}&id=${form.id}`, 'described'));
}
