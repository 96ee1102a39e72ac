import type { ContentRecord } from '../../database/records.ts';
import { html } from '../../web/html.ts';
import { nodeChange } from '../../webhook/content-change.ts';
import type { AdminRequest } from '../admin-request.ts';
import { adminPage, tokenField } from '../page/admin-page.ts';
import { withNotice } from '../page/notices.ts';
import { seeOther } from '../page/responses.ts';
import { plainTitle, shownDate } from '../page/text.ts';

const longestAlt = 500;

/** One file of the library: its facts, and its description for people who cannot see it. */
export function mediaItem(request: AdminRequest, record: ContentRecord): Response {
  const file = request.tables.media.byId(record.id);
  const isImage = file?.mimeType.startsWith('image/') ?? false;
  const url = `/wp-content/uploads/${file?.file ?? ''}`;
  const facts = html`<dl class="facts">
    <dt>File</dt><dd><a href="${url}">${file?.file}</a></dd>
    <dt>Type</dt><dd>${file?.mimeType}</dd>
    ${isImage && html`<dt>Size</dt><dd>${file?.width} × ${file?.height} px</dd>`}
    <dt>Uploaded</dt><dd>${shownDate(record.date)}</dd>
    <dt>Number</dt><dd>#${record.id}</dd>
  </dl>`;
  const body = !isImage
    ? html`<section class="card narrow">${facts}</section>`
    : html`<div class="columns">
    <figure class="card"><img src="${url}" alt="${file?.alt}" width="${file?.width}" height="${file?.height}"></figure>
    <form class="card" method="post" action="/wp-admin/post.php?post=${record.id}&amp;action=edit">${tokenField(request.token)}
      <p><label for="f-alt">Description for people who cannot see it <small>empty for decoration</small></label>
        <textarea id="f-alt" name="alt" rows="3" maxlength="${longestAlt}">
${file?.alt}</textarea></p>
      <p class="hstack"><button name="do" value="alt">Save</button></p>
      ${facts}</form></div>`;
  return adminPage(request, { title: plainTitle(record.title), body, section: '/wp-admin/upload.php' });
}

export function saveMediaItem(request: AdminRequest, record: ContentRecord): Response {
  request.writeForSite(() => {
    request.tables.media.setAlt(record.id, request.form.text('alt').trim().slice(0, longestAlt));
    return nodeChange('post', record.id);
  });
  return seeOther(withNotice(`/wp-admin/post.php?post=${record.id}&action=edit`, 'described'));
}
