import { randomBytes } from 'node:crypto';
import { type ContentTypeName, contentTypes } from '@headwater/content-model/content-types.ts';
import { isFrontPage } from '../../content/node/content-uri.ts';
import type { ContentRecord } from '../../database/records.ts';
import { importedTables } from '../../editing/catalogue-fields.ts';
import { emptyDraft } from '../../editing/content-values.ts';
import { html } from '../../web/html.ts';
import type { AdminRequest } from '../admin-request.ts';
import { isRowsButton } from '../fields/rows.ts';
import { formUploads } from '../media/form-uploads.ts';
import { adminPage } from '../page/admin-page.ts';
import { type NoticeName, withNotice } from '../page/notices.ts';
import { seeOther } from '../page/responses.ts';
import { plainTitle } from '../page/text.ts';
import { contentProblems } from './content-problems.ts';
import { editForm } from './edit-form.ts';
import { type EditFormState, editedFrom, readEdited } from './edited-content.ts';
import { previewLink } from './preview-link.ts';
import { contentVersion } from './version.ts';
import { chosenTerms, writtenValues } from './written-values.ts';

/** The button that was pressed. `fields` only renders the form again, with the fields of another template. */
type Wish = 'draft' | 'publish' | 'preview' | 'fields';

const wishes: readonly Wish[] = ['draft', 'publish', 'preview', 'fields'];

/** The site reads tables of pages while its editor waits. */
const readMs = 2_000;

/** What the site does not understand in the tables of the text that is shown; nothing while it does not respond. */
async function unreadIn({ sendToSite }: AdminRequest, { edited }: EditFormState): Promise<readonly string[]> {
  const tables = importedTables(edited);
  if (!/<table/i.test(edited.content) && tables === '') return [];
  const response = await sendToSite({ kind: 'read', html: edited.content, tables }, readMs);
  return response?.unread ?? [];
}

export async function editPage(request: AdminRequest, state: EditFormState, status?: number): Promise<Response> {
  const { record, type } = state;
  return adminPage(request, {
    title: record ? plainTitle(record.title) : `New: ${contentTypes[type].singleName}`,
    body: editForm(request, { ...state, unread: await unreadIn(request, state) }),
    section: `/wp-admin/edit.php?post_type=${type}`,
    problems: state.problems,
    status,
  });
}

/** Handles a posted edit form: shows it again with everything that was typed if there are problems. */
export async function handleEditForm(
  request: AdminRequest,
  type: ContentTypeName,
  record: ContentRecord | undefined,
): Promise<Response> {
  const { form, tables } = request;
  const { uploaded, problems: refused } = await formUploads(request);
  const stored = editedFrom(record ?? emptyDraft(type, request.user, ''), tables);
  const edited = readEdited(form, type, stored, uploaded);
  const isFront = record !== undefined && isFrontPage(record, request);
  const shown = { type, record, edited, isFrontPage: isFront };
  const state: EditFormState = { ...shown, version: form.text('version'), problems: refused };
  const wish = isRowsButton(form) ? 'fields' : wishes.find((known) => known === form.text('do'));
  if (wish === 'fields' || wish === undefined) return editPage(request, state);

  const mustHaveTitle = wish === 'publish';
  const problems = [
    ...refused,
    ...contentProblems(edited, { id: record?.id ?? null, type, isFrontPage: isFront, mustHaveTitle }, tables),
  ];
  if (problems.length > 0) return editPage(request, { ...state, problems });
  if (wish === 'preview') return record ? preview(request, state, record) : editPage(request, state);
  if (record && form.text('version') !== contentVersion(record, tables)) return savedMeanwhile(request, state, record);
  const id = save(request, state, wish);
  return seeOther(withNotice(`/wp-admin/post.php?post=${id}&action=edit`, noticeFor(record?.status, wish)));
}

/** @returns the ID of the written content */
function save(request: AdminRequest, { type, record, edited }: EditFormState, wish: 'draft' | 'publish'): number {
  const { editor, user, tables, writeForSite } = request;
  const values = { ...writtenValues(edited), ...(type === 'post' && chosenTerms(edited, tables)) };
  const id = record?.id ?? editor.create(type, values, user).id;
  const published = edited.isPrivate ? 'private' : 'publish';
  const status = wish === 'publish' ? published : 'draft';
  if (record || wish === 'publish') writeForSite(() => editor.save(id, values, user, status).change);
  return id;
}

function noticeFor(before: ContentRecord['status'] | undefined, wish: 'draft' | 'publish'): NoticeName {
  const wasShown = before === 'publish' || before === 'private';
  if (wish === 'draft') return wasShown ? 'unpublished' : 'saved';
  return wasShown ? 'updated' : 'published';
}

/** Nothing is overwritten or lost: both versions are a click away. */
function savedMeanwhile(request: AdminRequest, state: EditFormState, record: ContentRecord): Promise<Response> {
  const message = html`Another user has saved this since you opened it. Your version is in the form below and not saved.
    <a href="/wp-admin/post.php?post=${record.id}&amp;action=edit" target="_blank">Open theirs in a new tab</a> to compare;
    save again to replace it with yours. Theirs stays among the earlier versions.`;
  return editPage(request, { ...state, version: contentVersion(record, request.tables), conflict: message }, 409);
}

/**
 * Stores the unsaved changes for a preview and redirects to the site. Stored content is unchanged,
 * including drafts: the form is still open in the previous tab, and saves from there.
 */
function preview(request: AdminRequest, { type, edited }: EditFormState, record: ContentRecord): Response {
  const { editor, user, siteUrl } = request;
  editor.autosave(record.id, writtenValues(edited), user);
  const isPublic = record.status === 'publish' || record.status === 'private';
  const uri = isFrontPage(record, request) ? '/' : record.path;
  // The site does not use it; WordPress sends one.
  const nonce = randomBytes(5).toString('hex');
  return seeOther(previewLink({ id: record.id, type }, { siteUrl, isPublic, uri, nonce }));
}
