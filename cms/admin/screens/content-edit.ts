import { isFrontPage } from '../../content/node/content-uri.ts';
import type { ContentRecord } from '../../database/records.ts';
import { emptyDraft, wordsOf } from '../../editing/content-values.ts';
import { parseDatabaseId } from '../../schema/global-id.ts';
import { html } from '../../web/html.ts';
import type { AdminRequest, Screen } from '../admin-request.ts';
import { editPage, handleEditForm } from '../content/edit-page.ts';
import { editedFrom } from '../content/edited-content.ts';
import { forRequestedType } from '../content/requested-type.ts';
import { contentVersion } from '../content/version.ts';
import { adminPage, messagePage, tokenField } from '../page/admin-page.ts';
import { withNotice } from '../page/notices.ts';
import { seeOther } from '../page/responses.ts';
import { plainTitle } from '../page/text.ts';
import { mediaItem, saveMediaItem } from './media-item.ts';

export const contentNewScreen: Screen = {
  needs: 'edit_posts',
  get: forRequestedType((request, type) => {
    const edited = editedFrom(emptyDraft(type, request.user, ''), request.tables);
    return editPage(request, { type, record: undefined, edited, version: '', problems: [], isFrontPage: false });
  }),
  post: forRequestedType((request, type) => handleEditForm(request, type, undefined)),
};

/** The content with the ID in a URL. */
function requestedContent({ url, tables }: AdminRequest): ContentRecord | undefined {
  const id = parseDatabaseId(url.searchParams.get('post') ?? '');
  return id === undefined ? undefined : tables.content.byId(id);
}

function open(request: AdminRequest): Response | Promise<Response> {
  const record = requestedContent(request);
  if (!record) return nothingThere(request);
  if (record.type === 'attachment') return mediaItem(request, record);
  if (record.status === 'trash') return trashedContent(request, record);
  const { tables, url } = request;
  const wanted = parseDatabaseId(url.searchParams.get('revision') ?? '');
  const requested = wanted === undefined ? undefined : tables.revisions.byId(wanted);
  const revision = requested?.contentId === record.id ? requested : undefined;
  return editPage(request, {
    type: record.type,
    record,
    problems: [],
    version: contentVersion(record, tables),
    edited: { ...editedFrom(record, tables), ...(revision && wordsOf(revision)) },
    isFrontPage: isFrontPage(record, request),
    ...(revision && { revision }),
  });
}

async function save(request: AdminRequest): Promise<Response> {
  const record = requestedContent(request);
  if (!record) return nothingThere(request);
  if (record.type === 'attachment') return saveMediaItem(request, record);
  const { editor, form, writeForSite } = request;
  const editPath = `/wp-admin/post.php?post=${record.id}&action=edit`;
  if (record.status === 'trash') {
    if (form.text('do') === 'restore') writeForSite(() => editor.restore(record.id).change);
    return seeOther(withNotice(editPath, 'restored'));
  }
  if (form.text('do') === 'trash') {
    writeForSite(() => editor.trash(record.id).change);
    return seeOther(withNotice(`/wp-admin/edit.php?post_type=${record.type}`, 'trashed'));
  }
  return handleEditForm(request, record.type, record);
}

function nothingThere(request: AdminRequest): Response {
  return messagePage(request, { title: 'Not found', status: 404, text: 'There is no content with this ID.' });
}

export const contentEditScreen: Screen = { needs: 'edit_posts', get: open, post: save };

/** Content in the trash can only be restored. */
function trashedContent(request: AdminRequest, record: ContentRecord): Response {
  const body = html`<form class="card narrow" method="post" action="/wp-admin/post.php?post=${record.id}&amp;action=edit">${tokenField(request.token)}
    <p>This is in the trash: the site doesn't show it, and it can't be edited.</p>
    <p class="hstack"><button name="do" value="restore">Bring it back</button></p></form>`;
  const section = `/wp-admin/edit.php?post_type=${record.type}`;
  return adminPage(request, { title: plainTitle(record.title), body, section });
}
