import { parseSearch } from '../../content/parse-search.ts';
import { type Html, html } from '../../web/html.ts';
import type { AdminRequest, Screen } from '../admin-request.ts';
import type { FieldProblem } from '../fields/field-editor.ts';
import { thumbnail } from '../fields/media-editors.ts';
import { largestUpload } from '../media/accepted-file.ts';
import { formUploads } from '../media/form-uploads.ts';
import { adminPage, tokenField } from '../page/admin-page.ts';
import { withNotice } from '../page/notices.ts';
import { pageLinks, pageOfList } from '../page/paging.ts';
import { seeOther } from '../page/responses.ts';
import { requestedSearch, searchForm } from '../page/search-form.ts';
import { plainTitle } from '../page/text.ts';

const onOnePage = 48;

function mediaLibrary(request: AdminRequest, problems: readonly FieldProblem[] = []): Response {
  const { tables, url } = request;
  const search = requestedSearch(url);
  const ids = tables.content.ids({
    types: ['attachment'],
    statuses: ['inherit'],
    ...(search !== '' && { search: parseSearch(search) }),
  });
  const list = pageOfList(ids, url.searchParams.get('paged'), onOnePage);
  const body = html`<div class="hstack justify-between mb-4">${searchForm('Search the library', search, {})}</div>
    <form class="card hstack mb-4" method="post" enctype="multipart/form-data" action="/wp-admin/upload.php">${tokenField(request.token)}
      <label for="f-files-upload">Upload files <small>JPEG, PNG, WebP, GIF or PDF, up to ${largestUpload / 1_000_000} MB</small></label>
      <input id="f-files-upload" type="file" name="files.upload" multiple accept="image/jpeg,image/png,image/webp,image/gif,application/pdf">
      <button>Upload</button></form>
    ${list.items.length === 0 ? html`<p class="text-light">Nothing here.</p>` : html`<ul class="media unstyled">${list.items.map((id) => item(id, request))}</ul>`}
    ${pageLinks(list, url)}`;
  return adminPage(request, { title: 'Media', body, section: '/wp-admin/upload.php', problems });
}

function item(id: number, { tables }: AdminRequest): Html | null {
  const content = tables.content.byId(id);
  const file = tables.media.byId(id);
  if (!content || !file) return null;
  const isImage = file.mimeType.startsWith('image/');
  return html`<li><a href="/wp-admin/post.php?post=${id}&amp;action=edit">
      ${isImage ? thumbnail(id, tables) : html`<span class="paper" aria-hidden="true">${file.file.split('.').at(-1)?.toUpperCase()}</span>`}
      <span>${plainTitle(content.title)}</span></a>
    ${isImage && file.alt === '' && html`<span class="hint">no description</span>`}</li>`;
}

async function upload(request: AdminRequest): Promise<Response> {
  const { uploaded, problems } = await formUploads(request);
  const none = { field: 'f-files-upload', message: 'Choose a file first.' };
  if (problems.length > 0 || uploaded.size === 0) return mediaLibrary(request, problems.length > 0 ? problems : [none]);
  const ids = [...uploaded.values()].flat();
  const [only] = ids;
  const next = ids.length === 1 ? `/wp-admin/post.php?post=${only}&action=edit` : '/wp-admin/upload.php';
  return seeOther(withNotice(next, 'uploaded'));
}

export const mediaLibraryScreen: Screen = {
  needs: 'edit_posts',
  get: (request) => mediaLibrary(request),
  post: upload,
};
