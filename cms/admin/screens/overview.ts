import { contentTypes, writtenTypes } from '@headwater/content-model/content-types.ts';
import type { ContentStatus } from '../../database/records.ts';
import { html } from '../../web/html.ts';
import type { AdminRequest, Screen } from '../admin-request.ts';
import { adminPage } from '../page/admin-page.ts';
import { plainTitle, shownDate } from '../page/text.ts';

const latest = 8;

function overview(request: AdminRequest): Response {
  const { tables, siteUrl } = request;
  const count = (type: (typeof writtenTypes)[number], status: ContentStatus): number =>
    tables.content.ids({ types: [type], statuses: [status] }).length;
  const types = writtenTypes.map(
    (
      type,
    ) => html`<tr><th scope="row"><a href="/wp-admin/edit.php?post_type=${type}">${contentTypes[type].label}</a></th>
      <td class="number">${count(type, 'publish')}</td>
      <td class="number"><a href="/wp-admin/edit.php?post_type=${type}&amp;post_status=draft">${count(type, 'draft')}<span class="sr"> drafts in ${contentTypes[type].label}</span></a></td>
      <td><a href="/wp-admin/post-new.php?post_type=${type}">New<span class="sr"> in ${contentTypes[type].label}</span></a></td></tr>`,
  );
  const changed = tables.content
    .ids({
      types: writtenTypes,
      statuses: ['publish', 'draft', 'private'],
      orderBy: [{ field: 'modified', descending: true }],
    })
    .slice(0, latest)
    .flatMap((id) => tables.content.byId(id) ?? [])
    .map(
      (each) => html`<li><a href="/wp-admin/post.php?post=${each.id}&amp;action=edit">${plainTitle(each.title)}</a>
        <span class="hint">${shownDate(each.modified)}${each.status !== 'publish' && `, ${each.status}`}</span></li>`,
    );
  const body = html`<div class="columns">
    <section class="card"><h2>Content</h2>
      <section class="scroll" aria-label="Content by type" tabindex="0"><table><thead><tr><th scope="col">Type</th><th scope="col" class="number">Published</th><th scope="col" class="number">Drafts</th><th scope="col"><span class="sr">New</span></th></tr></thead>
      <tbody>${types}</tbody></table></section></section>
    <section class="card"><h2>Changed last</h2><ul class="unstyled">${changed}</ul></section>
    <section class="card"><h2>The site</h2><ul class="unstyled">
      <li><a href="${siteUrl}/">Front page</a></li>
      <li><a href="/wp-admin/upload.php">Media library</a> <span class="hint">${tables.content.ids({ types: ['attachment'], statuses: ['inherit'] }).length} files</span></li>
      <li><a href="/wp-admin/nav-menus.php">Menus</a></li>
      <li><a href="/wp-admin/admin.php?page=gf_entries">Form entries</a> <span class="hint">${request.entries.count({ status: 'ACTIVE', isRead: false })} new</span></li>
    </ul></section>
  </div>`;
  return adminPage(request, { title: 'Overview', body, section: '/wp-admin/' });
}

export const overviewScreen: Screen = { needs: 'edit_posts', get: overview };
