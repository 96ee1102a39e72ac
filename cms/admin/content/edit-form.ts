import { type ContentTypeName, contentTypes } from '@headwater/content-model/content-types.ts';
import { isPageForPosts } from '../../content/node/content-uri.ts';
import type { ContentRecord } from '../../database/records.ts';
import type { RevisionRecord } from '../../database/revision-table.ts';
import { type Html, html } from '../../web/html.ts';
import type { AdminRequest } from '../admin-request.ts';
import { line, lines } from '../fields/controls.ts';
import { labelOf } from '../fields/field-control.ts';
import { renderFields } from '../fields/field-editors.ts';
import { pickLists } from '../fields/pick.ts';
import { tokenField } from '../page/admin-page.ts';
import { shownDate } from '../page/text.ts';
import { actionBar, sideFields } from './edit-side.ts';
import type { EditedContent, EditFormState } from './edited-content.ts';
import { type FieldGroup, shownGroups, shownMarker, valuesOfGroup } from './field-groups.ts';

/** The form for one node: the fields of every type, then those of its type and template. */
export function editForm(request: AdminRequest, state: EditFormState): Html {
  const { type, edited, version, record } = state;
  const { tables } = request;
  return html`${state.conflict && html`<div role="alert"><p>${state.conflict}</p></div>`}${request.request.method === 'GET' && revisionNote(request, state)}
  <form class="edit" method="post" enctype="multipart/form-data" action="${formPath(state)}">
    ${tokenField(request.token)}
    <input type="hidden" name="version" value="${version}">
    ${defaultButton(record)}
    <div>
      ${line({ name: 'title', label: 'Title', value: edited.title, attributes: html` autocomplete="off"` })}
      ${contentTypes[type].hasOwnPage && slugField(request, state)}
      ${textField(type, edited)}
      ${unreadRows(state)}
      ${contentTypes[type].supports.includes('excerpt') && excerptField(edited)}
      ${shownGroups(type, edited.template, state.isFrontPage).map((group) => fieldGroup(group, request, edited))}
      ${pickLists(tables)}
    </div>
    <div class="vstack">${sideFields(request, state)}</div>
    ${actionBar(request, state)}
  </form>`;
}

/** The text; hidden where a type has none, so that saving keeps an old one. */
function textField(type: ContentTypeName, { content }: EditedContent): Html {
  if (!contentTypes[type].supports.includes('editor'))
    return html`<input type="hidden" name="content" value="${content}">`;
  const attributes = html` class="code" spellcheck="true"`;
  return lines({ name: 'content', label: 'Content', value: content, hint: 'HTML', attributes }, 16);
}

/** What an editor would mend, beside the text that it is about. */
function unreadRows({ unread = [] }: EditFormState): Html | false {
  return (
    unread.length > 0 &&
    html`<section class="card" aria-label="Tables"><p>The site cannot read these rows of the tables in this text, or they contradict others:</p>
      <ul>${unread.slice(0, 50).map((row) => html`<li>${row}</li>`)}</ul></section>`
  );
}

function excerptField({ excerpt: value }: EditedContent): Html {
  const hint = 'shown in lists; empty: the first words';
  return lines({ name: 'excerpt', label: 'Excerpt', value, hint, attributes: html` spellcheck="true"` });
}

function revisionNote(request: AdminRequest, { revision, record }: EditFormState): Html | false | undefined {
  const unsaved = record && newerAutosave(request, record);
  if (!revision && unsaved) {
    return html`<p class="notice" role="status">There are words of ${shownDate(unsaved.modified)} that were previewed and not saved.
      <a href="/wp-admin/post.php?post=${unsaved.contentId}&amp;action=edit&amp;revision=${unsaved.id}">Open them</a></p>`;
  }
  return (
    revision &&
    html`<p class="notice" role="status">The form shows the version of ${shownDate(revision.modified)}. Nothing is changed until you save.</p>`
  );
}

function newerAutosave({ tables }: AdminRequest, record: ContentRecord): RevisionRecord | undefined {
  const newest = tables.revisions.newestOf(record.id);
  return newest?.slug.includes('-autosave-') && newest.modified >= record.modified ? newest : undefined;
}

function formPath({ record, type }: EditFormState): string {
  return record ? `/wp-admin/post.php?post=${record.id}&action=edit` : `/wp-admin/post-new.php?post_type=${type}`;
}

/** Enter in a field presses the first button of a form; this one does what the editor most likely means. */
function defaultButton(record: ContentRecord | undefined): Html {
  const isShown = record?.status === 'publish' || record?.status === 'private';
  return html`<button class="sr" name="do" value="${isShown ? 'publish' : 'draft'}" tabindex="-1" aria-hidden="true"></button>`;
}

function slugField({ siteUrl, tables }: AdminRequest, { record, edited, isFrontPage }: EditFormState): Html {
  if (isFrontPage)
    return html`<p class="hint">URL: <a href="${siteUrl}/">${siteUrl}/</a> (the front page always has it)</p>
    <input type="hidden" name="slug" value="${edited.slug}">`;
  const isPostsPage = record !== undefined && isPageForPosts(record, { tables });
  const attributes = html` autocomplete="off" spellcheck="false"`;
  const hint = 'empty: made from the title';
  return html`${line({ name: 'slug', label: 'Last part of the URL', value: edited.slug, hint, attributes })}
    ${record?.path && record.status !== 'draft' && html`<p class="hint">Currently at <a href="${siteUrl}${record.path}">${record.path}</a>. When it changes, the old URL redirects to the new one.</p>`}
    ${isPostsPage && html`<p class="hint">This page stands for the list of posts.</p>`}`;
}

function fieldGroup({ group, fields }: FieldGroup, { tables }: AdminRequest, edited: EditedContent): Html {
  return html`<section class="mt-6">
    <h2>${group === '' ? 'Fields' : labelOf(group)}</h2>
    <input type="hidden" name="${shownMarker(group)}" value="1">
    ${renderFields(fields, group, valuesOfGroup(edited.fields, group), tables)}
  </section>`;
}
