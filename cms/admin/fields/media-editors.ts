import type { Tables } from '../../database/tables.ts';
import { type Html, html } from '../../web/html.ts';
import { controlId } from './field-control.ts';
import type { FieldEditor } from './field-editor.ts';
import { type PickKind, pickInput, pickProblem, readPick } from './pick.ts';
import { moreButton, moveRow, rowButtons, rowCount } from './rows.ts';

/** A thumbnail of the chosen image; nothing for other files. */
export function thumbnail(id: unknown, tables: Tables): Html | null {
  const file = typeof id === 'number' ? tables.media.byId(id) : undefined;
  if (!file?.mimeType.startsWith('image/')) return null;
  return html`<img class="thumb" src="/wp-content/uploads/${file.file}" alt="" loading="lazy" width="64" height="48">`;
}

function uploadInput(name: string, label: string, several: boolean): Html {
  const id = controlId(`${name}.upload`);
  return html`<details class="w-100"><summary>Upload a new one</summary>
    <label for="${id}">${label}: file</label>
    <input id="${id}" type="file" name="${name}.upload"${several ? html` multiple` : null}></details>`;
}

/** One file of the library, chosen or uploaded in the form. */
function onePick(kind: PickKind): FieldEditor {
  return {
    render: ({ name, label }, value, tables) =>
      html`<fieldset class="hstack"><legend>${label}</legend>
        ${thumbnail(value, tables)}${pickInput(name, controlId(name), label, value, kind, tables)}
        ${(kind === 'image' || kind === 'file') && uploadInput(name, label, false)}</fieldset>`,
    read: ({ name }, form, uploaded) => uploaded.get(`${name}.upload`)?.[0] ?? readPick(form.text(name)),
    problem: ({ name, label }, value, tables) => {
      const wrong = pickProblem(value, kind, tables);
      return wrong === undefined ? [] : [{ field: controlId(name), message: `${label}: ${wrong}` }];
    },
  };
}

export const imageEditor = onePick('image');
export const fileEditor = onePick('file');
const onePost = onePick('post');

/** The target of a page link is stored as a list of one, as WordPress returns it. */
export const pageEditor: FieldEditor = {
  render: (control, value, tables) => onePost.render(control, first(value), tables),
  read: (control, form, uploaded) => {
    const chosen = onePost.read(control, form, uploaded);
    return chosen === null ? [] : [chosen];
  },
  problem: (control, value, tables) => onePost.problem?.(control, first(value), tables) ?? [],
};

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : null;
}

/** An ordered list of choices, with an empty one at its end while there is room. */
function manyPicks(kind: PickKind): FieldEditor {
  return {
    render: ({ name, label, max = Infinity }, value, tables) => {
      const chosen = Array.isArray(value) ? value : [];
      const hasRoom = chosen.length < max;
      const rows = (hasRoom ? [...chosen, null] : chosen).map(
        (item, index) => html`<li class="hstack mb-2">${thumbnail(item, tables)}
          ${pickInput(`${name}.${index}`, controlId(`${name}.${index}`), `${label} ${index + 1}`, item, kind, tables)}
          ${index < chosen.length && rowButtons(name, index, chosen.length, label)}</li>`,
      );
      return html`<fieldset id="${controlId(name)}"><legend>${label}</legend>
        <input type="hidden" name="${name}.rows" value="${rows.length}">
        <ol class="unstyled">${rows}</ol>
        ${hasRoom && moreButton(name, 'Add another')}
        ${hasRoom && kind !== 'page' && uploadInput(name, label, true)}</fieldset>`;
    },
    read: ({ name }, form, uploaded) => {
      const typed = Array.from({ length: rowCount(form, name) }, (_, index) => readPick(form.text(`${name}.${index}`)));
      const moved = moveRow(typed, name, form);
      return [...moved.filter((item) => item !== null), ...(uploaded.get(`${name}.upload`) ?? [])];
    },
    problem: ({ name, label }, value, tables) =>
      (Array.isArray(value) ? value : []).flatMap((item: unknown, index) => {
        const wrong = pickProblem(item, kind, tables);
        return wrong === undefined
          ? []
          : [{ field: controlId(`${name}.${index}`), message: `${label} ${index + 1}: ${wrong}` }];
      }),
  };
}

export const galleryEditor = manyPicks('image');
export const pagesEditor = manyPicks('page');
