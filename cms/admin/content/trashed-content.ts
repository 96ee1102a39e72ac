import type { ContentRecord } from '../../database/records.ts';
import { html } from '../../web/html.ts';
import type { AdminRequest } from '../admin-request.ts';
import { adminPage, tokenField } from '../page/admin-page.ts';
import { plainTitle } from '../page/text.ts';

/** Content in the trash can only be restored. */
export function trashedContent(request: AdminRequest, record: ContentRecord): Response {
  const body = html`<form class="box narrow" method="post" action="/wp-admin/post.php?post=${record.id}&amp;action=edit">${tokenField(request.token)}
    <p>This is in the trash: the site doesn't show it, and it can't be edited.</p>
    <p class="buttons"><button class="primary" name="do" value="restore">Bring it back</button></p></form>`;
  return adminPage(request, {
    title: plainTitle(record.title),
    body,
    section: `/wp-admin/edit.php?post_type=${record.type}`,
  });
}
