import { contentTypes } from '@headwater/content-model/content-types.ts';
import { templatesOf } from '@headwater/content-model/templates.ts';
import type { ContentStatus } from '../../database/records.ts';
import { mustStayPublic } from '../../editing/position.ts';
import { flag, type Html, html } from '../../web/html.ts';
import type { AdminRequest } from '../admin-request.ts';
import { line, lines, pick } from '../fields/controls.ts';
import { imageEditor } from '../fields/media-editors.ts';
import { pickInput } from '../fields/pick.ts';
import { shownDate } from '../page/text.ts';
import { longestPassword } from './content-problems.ts';
import type { EditFormState } from './edited-content.ts';

/** The sidebar: publishing, parent, terms, image, search engines. */
export function sideFields(request: AdminRequest, state: EditFormState): Html {
  const { type, edited } = state;
  return html`${publishBox(request, state)}
    ${parentAndTemplate(request, state)}
    ${type === 'post' && terms(request, state)}
    ${contentTypes[type].supports.includes('thumbnail') && pictureBox(request, state)}
    <section class="card"><h2>Search engines</h2>
      ${line({ name: 'seoTitle', label: 'Title', value: edited.seoTitle })}
      ${lines({ name: 'seoDescription', label: 'Description', value: edited.seoDescription, attributes: html` spellcheck="true"` })}
    </section>
    ${earlierVersions(request, state)}`;
}

function pictureBox({ tables }: AdminRequest, { edited }: EditFormState): Html {
  const field = { name: 'featuredImage', label: 'Featured image', kind: 'image' } as const;
  const editor = imageEditor.render(field, edited.featuredImage, tables);
  return html`<section class="card"><h2 class="sr">Picture</h2>${editor}</section>`;
}

const visibilities = [
  ['public', 'everybody'],
  ['private', 'signed-in editors only'],
] as const;

const mostShown = 8;

/** Opening a version shows it in the form; nothing changes until it is saved. */
function earlierVersions({ tables }: AdminRequest, { record }: EditFormState): Html | null {
  const revisions = record ? tables.revisions.ofContent(record.id) : [];
  if (!record || revisions.length === 0) return null;
  const items = revisions.slice(0, mostShown).map(
    ({ id, modified, authorId, slug }) =>
      html`<li><a href="/wp-admin/post.php?post=${record.id}&amp;action=edit&amp;revision=${id}">${shownDate(modified)}</a>
        <span class="hint">${authorId !== null && tables.users.byId(authorId)?.name}${slug.includes('-autosave-') && ', not saved'}</span></li>`,
  );
  return html`<section class="card"><h2>Versions</h2><ul class="unstyled">${items}</ul></section>`;
}

export const statusNames: Readonly<Record<ContentStatus, string>> = {
  publish: 'Published',
  draft: 'Draft',
  private: 'Private',
  trash: 'In the trash',
  inherit: '',
};

function publishBox({ tables }: AdminRequest, { record, edited }: EditFormState): Html {
  const isFixed = record !== undefined && mustStayPublic(record.id, tables);
  return html`<section class="card"><h2>Visibility</h2>
    <p class="hint">${record ? html`${statusNames[record.status]}, saved ${shownDate(record.modified)}` : 'New, not saved yet'}</p>
    ${
      isFixed
        ? html`<p class="hint">The site cannot do without this page, so everybody sees it.</p>`
        : html`${pick('visibility', 'Visible to', edited.isPrivate ? 'private' : 'public', visibilities)}
      <p><label for="f-password">Password</label><input id="f-password" name="password" value="${edited.password}" maxlength="${longestPassword}" autocomplete="off" aria-describedby="f-password-hint">
        <span class="hint" id="f-password-hint">With one, visitors see only the title and a notice; empty it to show everything.</span></p>`
    }
  </section>`;
}

/** The buttons of the form, always visible at its lower edge. */
export function actionBar({ tables }: AdminRequest, { record }: EditFormState): Html {
  const mayGo = record !== undefined && !mustStayPublic(record.id, tables);
  const isShown = record?.status === 'publish' || record?.status === 'private';
  return html`<div class="actions hstack">
    <button name="do" value="publish">${isShown ? 'Update' : 'Publish'}</button>
    ${!isShown && html`<button name="do" value="draft" class="outline">Save draft</button>`}
    ${record && html`<button name="do" value="preview" formtarget="preview" class="outline">${isShown ? 'Preview changes' : 'Preview'}</button>`}
    ${isShown && mayGo && html`<button name="do" value="draft" class="outline small">Take off the site</button>`}
    ${mayGo && html`<button name="do" value="trash" class="outline small" data-variant="danger">Move to trash</button>`}
  </div>`;
}

function parentAndTemplate({ tables }: AdminRequest, { type, edited, isFrontPage }: EditFormState): Html | null {
  const templates = templatesOf(type);
  if (templates.length < 2 && !contentTypes[type].hierarchical) return null;
  return html`<section class="card"><h2>Parent and template</h2>
    ${
      contentTypes[type].hierarchical &&
      !isFrontPage &&
      html`<p><label for="f-parent">Parent page <small>empty: top level</small></label>
      ${pickInput('parent', 'f-parent', 'Parent page', edited.parent, 'page', tables)}</p>`
    }
    ${pick(
      'template',
      'Template',
      edited.template,
      templates.map((template) => [template, template]),
    )}
    ${type === 'page' && html`<p class="hstack"><button name="do" value="fields" class="outline small">Show this template's fields</button></p>`}
  </section>`;
}

function terms({ tables }: AdminRequest, { edited }: EditFormState): Html {
  const categories = tables.terms
    .ofTaxonomy('category')
    .map(
      ({ id, name }) =>
        html`<label><input type="checkbox" name="categories" value="${id}"${flag('checked', edited.categories.includes(id))}> ${name}</label>`,
    );
  const tags = tables.terms.ofTaxonomy('post_tag').map(({ name }) => html`<option value="${name}"></option>`);
  return html`<section class="card"><h2>Terms</h2>
    <fieldset><legend>Categories</legend>${categories}</fieldset>
    ${line({ name: 'tags', label: 'Tags', value: edited.tags, hint: 'separated by commas; new ones are made', attributes: html` list="tags"` })}
    <datalist id="tags">${tags}</datalist>
  </section>`;
}
