import { type ContentTypeName, contentTypes } from '@headwater/content-model/content-types.ts';
import { parseSearch } from '../../content/parse-search.ts';
import type { ContentRecord, ContentStatus } from '../../database/records.ts';
import { type Html, html } from '../../web/html.ts';
import type { AdminRequest, Screen } from '../admin-request.ts';
import { documentGaps } from '../content/document-gaps.ts';
import { statusNames } from '../content/edit-side.ts';
import { forRequestedType } from '../content/requested-type.ts';
import { adminPage } from '../page/admin-page.ts';
import { pageLinks, pageOfList } from '../page/paging.ts';
import { requestedSearch, searchForm, tabs } from '../page/search-form.ts';
import { plainTitle, shownDate } from '../page/text.ts';

const statuses: readonly ContentStatus[] = ['publish', 'draft', 'private', 'trash'];

function contentList(request: AdminRequest, type: ContentTypeName): Response {
  const { searchParams } = request.url;
  const requested = statuses.find((status) => status === searchParams.get('post_status'));
  const search = requestedSearch(request.url);
  const { content } = request.tables;
  const ids = content.ids({
    types: [type],
    statuses: requested ? [requested] : ['publish', 'draft', 'private'],
    ...(search !== '' && { search: parseSearch(search) }),
    ...(type === 'page' && { orderBy: [{ field: 'title', descending: false }] }),
  });
  const list = pageOfList(ids, searchParams.get('paged'));
  const rows = list.items.flatMap((id) => content.byId(id) ?? []).map((record) => row(record, request));
  const section = `/wp-admin/edit.php?post_type=${type}`;
  const body = html`${filters(request, type, requested, search)}
    ${rows.length === 0 ? html`<p class="text-light">Nothing here${search !== '' && html` for “${search}”`}.</p>` : html`<table class="list"><thead><tr><th scope="col">Title</th><th scope="col">Status</th><th scope="col">Date</th></tr></thead><tbody>${rows}</tbody></table>`}
    ${pageLinks(list, request.url)}
    ${type === 'headwater_document' && documentGaps(request.tables)}`;
  return adminPage(request, {
    title: contentTypes[type].label,
    body,
    section,
    actions: html`<a class="button outline" href="/wp-admin/post-new.php?post_type=${type}">New</a>`,
  });
}

function filters(
  { tables }: AdminRequest,
  type: ContentTypeName,
  requested: ContentStatus | undefined,
  search: string,
): Html {
  const links = [undefined, ...statuses].map((status) => ({
    path: `?post_type=${type}${status ? `&post_status=${status}` : ''}`,
    text: status ? statusNames[status] : 'All',
    isCurrent: requested === status,
    count: tables.content.ids({ types: [type], statuses: status ? [status] : ['publish', 'draft', 'private'] }).length,
  }));
  return html`<div class="hstack justify-between mb-4">${tabs('By status', links)}
    ${searchForm('Search', search, { post_type: type, post_status: requested })}</div>`;
}

function row(record: ContentRecord, { siteUrl }: AdminRequest): Html {
  const { id, type, slug, title, status, date, template } = record;
  const { sitePath } = contentTypes[type];
  const path = record.path ?? (sitePath && `${sitePath}/${slug}/`);
  return html`<tr><td><a class="row-title" href="/wp-admin/post.php?post=${id}&amp;action=edit">${plainTitle(title)}</a>
      <span class="hint">${path}${template !== 'Default' && ` · ${template}`}</span></td>
    <td>${statusNames[status]}${status === 'publish' && path !== null && html` <a href="${siteUrl}${path}" >View<span class="sr"> ${plainTitle(title)}</span></a>`}</td>
    <td class="mono">${shownDate(date)}</td></tr>`;
}

export const contentListScreen: Screen = { needs: 'edit_posts', get: forRequestedType(contentList) };
